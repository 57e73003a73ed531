/*---
says: An unannotated function declared again as __host__, in the definition of the member outside its class.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  void f();
};
__host__ void S::f() {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(none, H) = H]
//^ device witness[space.redeclare.compared(none, H) = H]
//^ documented space[S::f] 0x15
