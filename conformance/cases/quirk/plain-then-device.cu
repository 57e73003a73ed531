/*---
says: A function declared plain and defined __device__.
rules: space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
void f();
__device__ void f() {}
//^ device warning[space.redeclared.host-with-device]: a __host__ function("f") redeclared with __device__, hence treated as a __host__ __device__ function
//^ documented space[f] 0x23
