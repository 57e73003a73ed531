/*---
says: __constant__ on a data member does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct S {
  __constant__ int x;  // warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
};
