/*---
says: The device pass looks at no call for which no code is generated, but at those of constexpr functions, which it meets while it reads.
rules: call.phase, call.address, call.space
runs: host accept, device reject
---*/
int h();
constexpr int constant() { return 1; }
struct S { S(); ~S(); int m(); };
const int zero = 0;
template <class T> __device__ int never(T) { return h(); }
__device__ int left_out(bool b) {
  int a = false ? h() : 0;
  a += false && h();
  a += true || h();
  a += zero ? S().m() : 1;
  a += false && never(1);
  int (*f)() = false ? &h : nullptr;
  return a + (f == nullptr);
}
template <int N> __device__ int chosen() { return N ? h() : 1; }
__device__ int chooses() { return chosen<0>(); }
__device__ int read(bool b) {
  int a = false && constant();
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("constant") from a __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("constant") from a __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  return a + (b && false && constant());
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("constant") from a __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("constant") from a __device__ function("read") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
