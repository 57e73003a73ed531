/*---
says: __global__ on a data member does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct S {
  __global__ int x;  // warning[attribute.does-not-apply]: attribute "__global__" does not apply here
};
