/*---
says: __device__ on a parameter does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
void f(__device__ int x);  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
