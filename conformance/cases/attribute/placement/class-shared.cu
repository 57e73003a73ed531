/*---
says: __shared__ on a class does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct __shared__ S {};  // warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
