/*---
says: __constant__ in a typedef does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
typedef __constant__ int T;  // warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
