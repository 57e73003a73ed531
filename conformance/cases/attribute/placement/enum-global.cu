/*---
says: __global__ on an enumeration does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
enum __global__ E { X };  // warning[attribute.does-not-apply]: attribute "__global__" does not apply here
