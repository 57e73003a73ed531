/*---
says: Host pass: the attribute's line; device pass: the name's.
rules: space.redeclare.compared, space.redeclare.merged
runs: host reject, device reject, documented reject
---*/
__global__
void
f();
__host__
//^ host error[space.conflict]: illegal combination of memory qualifiers
//^ documented error[space.conflict]
void
f();  // device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __host__
__device__ void d();
void
d();
//^ device warning[space.redeclared.device-without-device]: a __device__ function("d") redeclared without __device__, hence treated as a __host__ __device__ function
