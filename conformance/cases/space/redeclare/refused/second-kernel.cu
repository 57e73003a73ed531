/*---
says: A kernel and a function of one signature are two definitions.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
__global__ void a() {}
void a() {}  // error[c++]: function "a" has already been defined (previous definition at line 6)
void b() {}
__global__ void b() {}  // error[c++]: function "b" has already been defined (previous definition at line 8)
__device__ void c() {}
__global__ void c() {}  // error[c++]: function "c" has already been defined (previous definition at line 10)
