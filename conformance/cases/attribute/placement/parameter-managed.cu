/*---
says: __managed__ on a parameter does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
void f(__managed__ int x);  // warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
