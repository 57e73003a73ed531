/*---
says: Every kind of entity that the walk starts from, and those that it does not.
rules: keep.seed, keep.elimination, keep.routine-definition
runs: host accept, device accept, documented accept
---*/
void host_function() {}
__host__ void explicit_host_function() {}
__device__ void device_function() {}
__host__ __device__ void host_device_function() {}
__global__ void kernel() {}
int host_variable;
__device__ int device_variable;
__constant__ int constant_variable;
__managed__ int managed_variable;
__global__ void with_shared() {
  __shared__ int shared_variable;
  shared_variable = 1;
}
