/*---
says: A __host__ function declared again without annotation, in the definition of the member outside its class.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  __host__ void f();
};
void S::f() {}
//^ witness[space.redeclare.model(redeclaration)]
//^ host,documented witness[space.redeclare.merged(H, none)]
//^ device witness[space.redeclare.compared(H, none)]
//^ documented space[S::f] 0x15
