/*---
says: __shared__ in a typedef does not apply.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
typedef __shared__ int T;  // warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
