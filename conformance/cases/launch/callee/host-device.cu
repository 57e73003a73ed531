/*---
says: A __host__ __device__ function cannot be configured.
rules: launch.host-callee
runs: host reject, device reject
---*/
__global__ void k(int) {}
__host__ __device__ void h(int);
void f() { h<<<1, 2>>>(1); }  // error[launch.device-callee]: a __device__ function call cannot be configured
