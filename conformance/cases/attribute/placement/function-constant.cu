/*---
says: __constant__ on a function does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
__constant__ void f();  // warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
