/*---
says: Functions of every space.
rules: jit.function, jit.function.declaration, jit.default-space
runs: jit reject
---*/
void f();
//^ jit error[jit.unannotated-function]
void f() {}
//^ jit error[jit.unannotated-function]
__host__ void h();
//^ jit error[jit.host-function]
__device__ void d();
__host__ __device__ void hd();
__global__ void k();
constexpr int c() { return 1; }
//^ jit error[jit.unannotated-function]
template <class T> void t(T) {}
//^ jit error[jit.unannotated-function]
template void t(int);
template <class T> __device__ void dt(T) {}
template <> void dt(int) {}
static inline void s() {}
//^ jit error[jit.unannotated-function]
void deleted() = delete;
//^ jit error[jit.unannotated-function]
__device__ void local() {
  void inner();
  //^ jit error[jit.unannotated-function]
}
