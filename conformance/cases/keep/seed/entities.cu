/*---
says: Every kind of entity that the walk starts from, and those that it does not.
rules: keep.seed, keep.elimination, keep.routine-definition
runs: host accept, device accept, documented accept
---*/
void host_function() {}
//^ witness[keep.seed(host-function) = nothing]
//^ kept[host_function] nothing
__host__ void explicit_host_function() {}
//^ kept[explicit_host_function] nothing
__device__ void device_function() {}
//^ witness[keep.seed(device-function) = definition]
//^ witness[keep.routine-definition(yes) = checked]
//^ kept[device_function] definition
__host__ __device__ void host_device_function() {}
//^ witness[keep.seed(host-device-function) = definition]
//^ kept[host_device_function] definition
__global__ void kernel() {}
//^ witness[keep.seed(kernel) = definition]
//^ kept[kernel] definition
int host_variable;
//^ witness[keep.seed(host-variable) = nothing]
//^ witness[keep.elimination(no) = omitted]
//^ kept[host_variable] nothing
__device__ int device_variable;
//^ witness[keep.seed(device-variable) = definition]
//^ witness[keep.elimination(yes) = written]
//^ kept[device_variable] definition
__constant__ int constant_variable;
//^ witness[keep.seed(constant-variable) = definition]
//^ kept[constant_variable] definition
__managed__ int managed_variable;
//^ witness[keep.seed(managed-variable) = definition]
//^ kept[managed_variable] definition
__global__ void with_shared() {
  __shared__ int shared_variable;
  //^ witness[keep.seed(shared-variable) = definition]
  //^ kept[shared_variable] definition
  shared_variable = 1;
}
__device__ void declared_only();
//^ kept[declared_only] declaration
