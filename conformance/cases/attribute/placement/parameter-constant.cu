/*---
says: __constant__ on a parameter does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
void f(__constant__ int x);  // warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
