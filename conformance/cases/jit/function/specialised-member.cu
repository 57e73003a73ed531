/*---
says: The definition of a member of an explicit specialisation is that of a member of a class, and is not looked at.
rules: jit.function.declaration, jit.unannotated-function
runs: jit reject
---*/
template <class T> struct S;
template <> struct S<int> { int m(); };
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
int S<int>::m() { return 1; }
