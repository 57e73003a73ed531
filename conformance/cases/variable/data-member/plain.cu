/*---
says: A static data member without memory space.
rules: variable.data-member
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
struct S {
  static int x;
};
int S::x;
