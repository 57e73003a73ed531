/*---
says: A kernel and a function of one signature are two definitions.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
__global__ void a() {}
void a() {}
void b() {}
__global__ void b() {}
__device__ void c() {}
__global__ void c() {}
