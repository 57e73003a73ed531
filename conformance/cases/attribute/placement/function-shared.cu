/*---
says: __shared__ on a function does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
__shared__ void f();  // warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
