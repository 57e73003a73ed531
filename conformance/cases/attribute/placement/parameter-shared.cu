/*---
says: __shared__ on a parameter does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
void f(__shared__ int x);  // warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
