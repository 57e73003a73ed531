/*---
says: An unannotated function declared again without annotation, in a friend declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
void f();
struct S {
  friend void f();
  //^ host,documented witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host,documented witness[space.redeclare.merged(none, none) = none]
  //^ device witness[space.redeclare.compared(none, none) = none]
  //^ documented space[f] 0x00
};
