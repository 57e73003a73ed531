/*---
says: A template is looked at once per declaration, never per instance; a specialisation has its template's space.
rules: jit.function, jit.function.declaration
runs: jit reject
---*/
template <class T> void t(T);
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
template <class T> void t(T) {}
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
template <> void t(char) {}
template void t(int);
template void t(long);
template <class T> __device__ T d(T v) { return v; }
template <> int d(int v) { return v; }
template <class T> struct C {
  void m();
  //^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  __device__ void n();
  template <class U> void o(U);
  //^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
};
template <class T> void C<T>::m() {}
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
template <class T> void C<T>::n() {}
//^ warning[space.redeclared.device-without-device]: a __device__ function("C<T>::n") redeclared without __device__, hence treated as a __host__ __device__ function
template struct C<int>;
