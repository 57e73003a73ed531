/*---
says: __global__ in a typedef does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
typedef __global__ int T;  // warning[attribute.does-not-apply]: attribute "__global__" does not apply here
