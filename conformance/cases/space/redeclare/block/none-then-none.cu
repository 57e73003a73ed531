/*---
says: An unannotated function declared again without annotation, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept
---*/
void f();
void g() {
  void f();
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(none, none) = none]
  //^ device witness[space.redeclare.compared(none, none) = none]
}
