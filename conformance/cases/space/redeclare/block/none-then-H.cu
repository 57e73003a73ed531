/*---
says: An unannotated function declared again as __host__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept
---*/
void f();
void g() {
  __host__ void f();
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(none, H) = H]
  //^ device witness[space.redeclare.compared(none, H) = H]
}
