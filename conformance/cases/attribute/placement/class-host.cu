/*---
says: __host__ on a class does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct __host__ S {};  // warning[attribute.does-not-apply]: attribute "__host__" does not apply here
