/*---
says: The line is the attribute's.
rules: attribute.placement, attribute.does-not-apply
runs: host accept, device accept
---*/
struct S {
  __device__  // warning[attribute.does-not-apply]: attribute "__device__" does not apply here
  int
  x;
};
