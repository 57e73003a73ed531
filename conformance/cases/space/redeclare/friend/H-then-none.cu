/*---
says: A __host__ function declared again without annotation, in a friend declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
__host__ void f();
struct S {
  friend void f();
  //^ host,documented witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host,documented witness[space.redeclare.merged(H, none) = H]
  //^ device witness[space.redeclare.compared(H, none) = H]
  //^ documented space[f] 0x15
};
