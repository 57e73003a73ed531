/*---
says: A plain call of a device, wherever it can stand.
rules: launch.callee
runs: host reject, device reject, jit reject
---*/
__global__ void k(int) {}
void h(int);
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__host__ __device__ void d(int);
extern void (*p)(int);
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
void body() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  d<<<1, 2>>>(1);
  //^ host,device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ witness[launch.callee(device, body)]
}
template <class T> void pattern(T t) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  d<<<1, 2>>>(1);
  //^ host error[launch.device-callee]: a __device__ function call cannot be configured
  //^ witness[launch.callee(device, pattern)]
}
template <class T> void instance(T t) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  d<<<1, 2>>>(1);
  //^ host,device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ witness[launch.callee(device, pattern)]
  //^ witness[launch.callee(device, instance)]
}
void use() { instance(1); }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
struct N {
  int n = (d<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(device, namespace-initializer)]
};
void unevaluated() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  int n = sizeof(d<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(device, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  if constexpr (sizeof(T) == 0) d<<<1, 2>>>(T());
  //^ witness[launch.callee(device, discarded)]
}
void use_discarded() { discarded(1); }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
