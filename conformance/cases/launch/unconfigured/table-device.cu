/*---
says: A plain call of a device, wherever it can stand.
rules: launch.unconfigured
runs: host accept, device accept, jit reject
---*/
__global__ void k(int) {}
void h(int);
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ void d(int);
extern void (*p)(int);
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
__device__ void body() {
  d(1);
  //^ witness[launch.unconfigured(device, body)]
}
template <class T> __device__ void pattern(T t) {
  d(1);
  //^ witness[launch.unconfigured(device, pattern)]
}
template <class T> __device__ void instance(T t) {
  d(1);
  //^ witness[launch.unconfigured(device, pattern)]
  //^ witness[launch.unconfigured(device, instance)]
}
__device__ void use() { instance(1); }
struct N {
  int n = (d(1), 1);
  //^ witness[launch.unconfigured(device, namespace-initializer)]
};
__device__ void unevaluated() {
  int n = sizeof(d(1), 1);
  //^ witness[launch.unconfigured(device, unevaluated)]
  (void)n;
}
template <class T> __device__ void discarded(T) {
  if constexpr (sizeof(T) == 0) d(T());
  //^ witness[launch.unconfigured(device, discarded)]
}
__device__ void use_discarded() { discarded(1); }
