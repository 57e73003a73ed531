/*---
says: A __host__ function declared again as __host__, in the definition of the member outside its class.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  __host__ void f();
};
__host__ void S::f() {}
//^ witness[space.redeclare.model(redeclaration)]
//^ host,documented witness[space.redeclare.merged(H, H)]
//^ device witness[space.redeclare.compared(H, H)]
//^ documented space[S::f] 0x15
