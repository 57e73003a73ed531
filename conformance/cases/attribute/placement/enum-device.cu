/*---
says: __device__ on an enumeration does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
enum __device__ E { X };  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
