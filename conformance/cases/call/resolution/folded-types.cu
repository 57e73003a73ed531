/*---
says: A fold over a pack in decltype has the type of its operators, and none where an operand has none: the template takes no part in the call.
rules: call.space
runs: host reject
---*/
typedef unsigned long sz;
struct F { unsigned v; };
template <class T> struct is_int { enum { v = 0 }; };
template <> struct is_int<int> { enum { v = 1 }; };
template <> struct is_int<sz> { enum { v = 1 }; };
template <class T, bool = is_int<T>::v> struct P { typedef double type; };
template <class T> struct P<T, false> { };
template <> struct P<double> { typedef double type; };
template <> struct P<float> { typedef float type; };
template <class... T> using folded = decltype((typename P<T>::type(0) + ...));
template <class... T> using left = decltype((... + typename P<T>::type(0)));
template <class T, class U> using P2 = P<folded<T, U>>;
template <class T, class U> typename P2<T, U>::type power(T, U);
template <class T, class U> P<left<T, U>> other(T, U);
double power(double, double);
__device__ F power(F x, sz n);
__device__ F other(F x, sz n);
template <class T> struct S { static const int size = sizeof(T); };
__device__ void f(S<float>); void f(S<double>);
void h(F x) {
  power(x, 2);
  //^ error[call.device-from-host]: calling a __device__ function("power( ::F, unsigned long)") from a __host__ function("h") is not allowed
  other(x, 2);
  //^ error[call.device-from-host]: calling a __device__ function("_Z5other1?1?") from a __host__ function("h") is not allowed
  f(S<folded<float, float>>());
  //^ error[call.device-from-host]: calling a __device__ function("_Z1f1?") from a __host__ function("h") is not allowed
  f(S<folded<float, int>>());
  f(S<left<float>>());
  //^ error[call.device-from-host]: calling a __device__ function("_Z1f1?") from a __host__ function("h") is not allowed
}
