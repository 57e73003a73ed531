/*---
says: A friend declaration of a kernel.
rules: kernel.member
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
struct S {
  friend __global__ void k(S);
};
