/*---
says: With -default-device unannotated functions are device functions; an explicit host function stays refused.
rules: jit.function, jit.default-space, jit.function.declaration
arguments: -default-device
runs: jit reject
---*/
void f();
void f() {}
__host__ void h();
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__device__ void d() { f(); }
__host__ __device__ void hd() {}
__global__ void k() { f(); d(); hd(); }
constexpr int c() { return 1; }
template <class T> void t(T) {}
template void t(int);
struct S {
  S() {}
  void m() { f(); }
  virtual void v() = 0;
  friend void g();
  __host__ void refused();
  //^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
};
