/*---
says: __constant__ on a class does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct __constant__ S {};  // warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
