/*---
says: A call of a consteval function is evaluated where it is written, so nothing is said of it in either pass, and in no form.
rules: call.form
runs: host accept, device accept, documented accept
arguments: --c++20
---*/
__device__ consteval int of_device() { return 1; }
consteval int of_none() { return 1; }
__host__ consteval int of_host() { return 1; }
__host__ __device__ consteval int of_both() { return 1; }
template <class T> __device__ consteval int device_template() { return 1; }
template <class T> consteval int host_template() { return 1; }
struct S {
  int i = 0;
  consteval S(int) {}
  __device__ consteval S(char) {}
  __device__ consteval int member() const { return 1; }
  __device__ consteval static int static_member() { return 1; }
  __device__ consteval operator int() const { return 1; }
  __device__ consteval int operator+(int) const { return 1; }
};
int from_host() {
  return of_device();
  //^ witness[call.form(immediate) = unchecked]
  //^ host,documented witness[call.space(none, D, yes, no)]
}
__device__ int from_device() {
  return of_none() + of_host() + of_both();
  //^ witness[call.form(immediate) = unchecked]
  //^ device witness[call.space(D, none, yes, no)]
}
__host__ __device__ int from_both() { return of_device() + of_none(); }
__global__ void from_kernel() { of_none(); of_device(); }
int instance() { return device_template<int>(); }
__device__ int instance_on_device() { return host_template<int>(); }
template <class T> int pattern() { return of_device(); }
template <class T> __device__ int pattern_on_device() { return of_none(); }
int constructed() { S s('a'); return s.i; }
__device__ int constructed_on_device() { S s(1); return s.i; }
int member() { constexpr S s('a'); return s.member() + S::static_member(); }
int operation() { constexpr S s('a'); return s + 1; }
int conversion() { constexpr S s('a'); int i = s; return i; }
int in_lambda() { auto l = [] { return of_device(); }; return l(); }
__device__ int in_device_lambda() { auto l = [] { return of_none(); }; return l(); }
constexpr int from_constexpr() { return of_device(); }
__device__ constexpr int from_device_constexpr() { return of_none(); }
consteval int from_consteval() { return of_device(); }
__device__ consteval int from_device_consteval() { return of_none(); }
int default_argument(int n = of_device()) { return n; }
int variable = of_device();
__device__ int device_variable = of_none();
