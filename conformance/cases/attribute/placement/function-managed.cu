/*---
says: __managed__ on a function does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
__managed__ void f();  // warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
