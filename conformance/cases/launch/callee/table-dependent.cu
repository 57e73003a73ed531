/*---
says: A dependent callee.
rules: launch.callee
runs: host reject, device reject, jit reject
---*/
template <class F> void pattern(F f) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  f<<<1, 2>>>(1);
  //^ witness[launch.callee(dependent, pattern)]
}
template <class F> void in_default(F f, int n = sizeof(f)) {
//^ host,device error[c++]: identifier "f" is undefined
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ jit error[c++]: a parameter is not allowed
  int m = sizeof(f<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(dependent, unevaluated)]
  (void)m;
}
template <class F> void discarded(F f) {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  if constexpr (sizeof(F) == 0) f<<<1, 2>>>(1);
  //^ witness[launch.callee(dependent, discarded)]
}
template <class F> struct N {
  F f;
  int n = (f<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(dependent, namespace-initializer)]
};
