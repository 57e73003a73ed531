/*---
says: A plain call of a pointer, wherever it can stand.
rules: launch.callee
runs: host accept, device accept, jit reject
---*/
__global__ void k(int) {}
void h(int);
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__host__ __device__ void d(int);
extern void (*p)(int);
//^ jit error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
void body() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  p<<<1, 2>>>(1);
  //^ witness[launch.callee(pointer, body)]
}
template <class T> void pattern(T t) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  p<<<1, 2>>>(1);
  //^ witness[launch.callee(pointer, pattern)]
}
template <class T> void instance(T t) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  p<<<1, 2>>>(1);
  //^ witness[launch.callee(pointer, pattern)]
  //^ witness[launch.callee(pointer, instance)]
}
void use() { instance(1); }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
struct N {
  int n = (p<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(pointer, namespace-initializer)]
};
void unevaluated() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  int n = sizeof(p<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(pointer, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  if constexpr (sizeof(T) == 0) p<<<1, 2>>>(T());
  //^ witness[launch.callee(pointer, discarded)]
}
void use_discarded() { discarded(1); }
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
