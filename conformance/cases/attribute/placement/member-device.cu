/*---
says: __device__ on a data member does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct S {
  __device__ int x;  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
};
