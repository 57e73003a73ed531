/*---
says: __shared__ on a data member does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct S {
  __shared__ int x;  // warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
};
