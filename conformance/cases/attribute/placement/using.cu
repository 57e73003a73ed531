/*---
says: __device__ in an alias declaration.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
using T __device__ = int;  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
