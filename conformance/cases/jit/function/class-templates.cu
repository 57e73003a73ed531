/*---
says: The members of a class template are looked at in the template, used or not, instantiated or not.
rules: jit.function, jit.function.declaration
runs: jit reject
---*/
template <class T> struct Unused { void m() {} };
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
template <class T> struct Instantiated { void m() {} __device__ void n() {} };
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
template struct Instantiated<int>;
template <class T> struct Used { T m() { return 1; } __device__ T n() { return 2; } };
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__device__ Used<int> object;
__device__ int use() { return object.n(); }
template <class T> struct Annotated { __host__ void m() {} };
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
