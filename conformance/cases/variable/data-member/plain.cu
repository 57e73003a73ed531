/*---
says: A static data member without memory space.
rules: variable.data-member
runs: host accept, device accept, documented accept
---*/
struct S {
  static int x;
};
int S::x;
