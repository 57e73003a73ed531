/*---
says: Member functions of local classes and call operators of generic lambdas are refused in device code as well.
rules: jit.function, jit.function.declaration, jit.closure
runs: jit reject
---*/
__device__ int d() {
  struct L {
    int m() { return 1; }
    //^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
    __device__ int n() { return 2; }
  };
  auto plain = [](int x) { return x; };
  auto generic = [](auto x) { return x; };
  //^ @-13.1 error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return plain(1) + generic(2);
}
__host__ __device__ int hd() {
  auto plain = [](int x) { return x; };
  return plain(1);
}
