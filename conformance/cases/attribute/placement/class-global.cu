/*---
says: __global__ on a class does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct __global__ S {};  // warning[attribute.does-not-apply]: attribute "__global__" does not apply here
