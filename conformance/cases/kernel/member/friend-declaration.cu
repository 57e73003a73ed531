/*---
says: A friend declaration of a kernel.
rules: kernel.member
runs: host accept, device accept, documented accept
---*/
struct S {
  friend __global__ void k(S);
};
