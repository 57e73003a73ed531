/*---
says: What is the device's by default and then declared with `__host__`, with -default-device.
rules: jit.default-space, space.redeclared.device-with-host-device
arguments: -default-device
runs: jit reject
---*/
int by_default(int);
__host__ int by_default(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("by_default") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ int of_host(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
int of_host(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__device__ int of_device(int);
__host__ int of_device(int);
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("of_device") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__global__ void kernel(int);
void kernel(int);  // error[space.redeclared.global-with]: a __global__ function("kernel") redeclared with __device__
int of_both(int);
__host__ __device__ int of_both(int);
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("of_both") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ __device__ int both_first(int);
int both_first(int);
__host__ __device__ int both_then_host(int);
__host__ int both_then_host(int);
struct Class { int f(); int g(); };
__host__ int Class::f() { return 1; }
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("Class::f") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__device__ int Class::g() { return 1; }
template <class T> int function_template(T);
template <class T> __host__ int function_template(T);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("function_template") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
