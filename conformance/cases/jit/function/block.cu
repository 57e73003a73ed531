/*---
says: Declarations in blocks of device code, and local classes.
rules: jit.function, jit.variable
runs: jit reject
---*/
__device__ void a() { extern void e(); }
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__host__ __device__ void b() {
  void f();
  //^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  extern int z;
  //^ error[jit.unannotated-variable]: A namespace scope variable without memory space annotations (__device__/__constant__/__shared__/__managed__) is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process unannotated namespace scope variables as __device__ variables in JIT mode
}
__device__ int c() {
  int x = 1;
  static int y;
  const int w = 2;
  return x + y + w;
}
