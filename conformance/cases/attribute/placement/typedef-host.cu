/*---
says: __host__ in a typedef does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
typedef __host__ int T;  // warning[attribute.does-not-apply]: attribute "__host__" does not apply here
