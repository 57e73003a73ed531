/*---
says: Lambdas in every place, in device-only compilation.
rules: jit.closure, jit.default-space
runs: jit reject, documented-jit reject
---*/
__device__ void argument(
  int i = [] { return 1; }()
  //^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  //^ documented-jit error[jit.host-closure-class]
  //^ witness[jit.closure(namespace, no, no)]
  //^ witness[jit.default-space(closure, no) = none]
);
void host() {
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
  auto in_host = [] { return 1; };
  //^ error[jit.host-closure-class]: The execution space for the lambda closure class members was inferred to be __host__ (based on context). This is not allowed in JIT mode. Consider using -default-device to infer __device__ execution space for namespace scope lambda closure classes.
  //^ documented-jit error[jit.host-closure-class]
  //^ witness[jit.closure(host, no, no)]
}
__device__ void device() {
  auto in_device = [] { return 1; };
  //^ witness[jit.closure(device, no, no)]
}
