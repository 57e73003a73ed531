/*---
says: __device__ on a class does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct __device__ S {};  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
