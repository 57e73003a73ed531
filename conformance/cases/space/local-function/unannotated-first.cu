/*---
says: A function of a block on which nothing is written may be given a space by a later declaration, in a block too.
rules: space.redeclare.compared, space.local-function
runs: host accept, device accept
---*/
void f() { void h(); }
__attribute__((device)) void g() { __attribute__((device)) void h(); }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("h") redeclared with __device__, hence treated as a __host__ __device__ function
void a() { void i(int); __attribute__((device)) void i(int x); }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("i") redeclared with __device__, hence treated as a __host__ __device__ function
