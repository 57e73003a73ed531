/*---
says: __device__ in a typedef does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
typedef __device__ int T;  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
