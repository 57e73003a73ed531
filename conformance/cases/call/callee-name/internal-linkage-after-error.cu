/*---
says: Once an error was reported, the mangled name of what other units do not see begins with the module id; in that of a member of an unnamed namespace's class the id stands for the namespace alone.
rules: call.callee-name
runs: host reject
---*/
__global__ int failed() {}  // error[kernel.return.void]: a __global__ function must have a void return type
static __device__ int two(int a, float b) { return a; }
template <int N>
static __device__ int sized(int a) { return a; }
template <class T>
static __device__ int of_type() { return 1; }
static __device__ int nothing() { return 1; }
static __device__ int later(int);
__device__ int later(int) { return 1; }
static __device__ int variadic(int, ...) { return 1; }
extern "C" {
static __device__ int with_c(int) { return 1; }
}
namespace n {
static __device__ int inner(int a) { return a; }
template <class T>
static __device__ int deduced(T a) { return a; }
__device__ int outer(int);
}
namespace {
struct A {
  __device__ A(int) {}
  __device__ int member(int a) const { return a; }
  static __device__ int fixed(int a) { return a; }
  __device__ int operator+(int) { return 1; }
  __device__ int nothing() { return 1; }
  template <class T>
  __device__ int deduced(T) { return 1; }
};
template <class T>
struct V {
  __device__ int member(T) { return 1; }
  __device__ int nothing() { return 1; }
};
__device__ int unseen(int a) { return a; }
__device__ int unseen_nothing() { return 1; }
template <class T>
__device__ T unseen_deduced(T) { return 1; }
namespace in {
__device__ int deep(int) { return 1; }
}
}
namespace x {
namespace {
struct Q {};
__device__ int operator-(Q, int) { return 1; }
}
}
struct B {
  __device__ int member(int) { return 1; }
};
void host() {
  two(1, 1.f);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf673twoE1?1?") from a __host__ function("host") is not allowed
  sized<3>(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf675sizedIL1?3EEE1?1?") from a __host__ function("host") is not allowed
  of_type<int>();
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf677of_typeI1?EE1?v") from a __host__ function("host") is not allowed
  nothing();
  //^ error[call.device-from-host]: calling a __device__ function("nothing()") from a __host__ function("host") is not allowed
  later(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf675laterE1?") from a __host__ function("host") is not allowed
  variadic(1, 2);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf678variadicE1?z") from a __host__ function("host") is not allowed
  with_c(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf676with_cE1?") from a __host__ function("host") is not allowed
  n::inner(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf671n5innerE1?") from a __host__ function("host") is not allowed
  n::deduced(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf671n7deducedI1?EE1?1?") from a __host__ function("host") is not allowed
  n::outer(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1n5outerE1?") from a __host__ function("host") is not allowed
  A a(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf671AC1E1?") from a __host__ function("host") is not allowed
  a.member(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNK64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf671A6memberE1?") from a __host__ function("host") is not allowed
  A::fixed(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf671A5fixedE1?") from a __host__ function("host") is not allowed
  a + 1;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf671AplE1?") from a __host__ function("host") is not allowed
  a.nothing();
  //^ error[call.device-from-host]: calling a __device__ function("_NV_ANON_NAMESPACE::A::nothing()") from a __host__ function("host") is not allowed
  a.deduced(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf671A7deducedI1?EE1?1?") from a __host__ function("host") is not allowed
  V<int> v;
  v.member(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf671VI1?E6memberE1?") from a __host__ function("host") is not allowed
  v.nothing();
  //^ error[call.device-from-host]: calling a __device__ function("_ZN64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf671VI1?E7nothingEv") from a __host__ function("host") is not allowed
  unseen(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf6764_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf676unseenE1?") from a __host__ function("host") is not allowed
  unseen_nothing();
  //^ error[call.device-from-host]: calling a __device__ function("_NV_ANON_NAMESPACE::unseen_nothing()") from a __host__ function("host") is not allowed
  unseen_deduced(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf6764_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf6714unseen_deducedI1?EE1?1?") from a __host__ function("host") is not allowed
  in::deep(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf6764_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf672in4deepE1?") from a __host__ function("host") is not allowed
  x::Q q;
  q - 1;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN62_INTERNAL_6bb62f79_31_internal_linkage_after_error_cu_37bcaf671x64_GLOBAL__N__6bb62f79_31_internal_linkage_after_error_cu_37bcaf67miE1?1?") from a __host__ function("host") is not allowed
  B b;
  b.member(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1B6memberE1?") from a __host__ function("host") is not allowed
}
