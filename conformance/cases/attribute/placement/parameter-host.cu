/*---
says: __host__ on a parameter does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
void f(__host__ int x);  // warning[attribute.does-not-apply]: attribute "__host__" does not apply here
