/*---
says: Functions and operators are found in the namespaces of the arguments' classes.
rules: call.space, call.callee-name
runs: host reject, device accept
---*/
namespace n {
struct A {};
__device__ void only(A) {}
__device__ void both(A);
void hosts(A);
template <class T> __device__ T same(T t) { return t; }
__device__ A operator+(A a, A) { return a; }
__device__ A operator-(A a) { return a; }
A operator-(A a, A) { return a; }
namespace inner { struct B {}; }
__device__ void away(inner::B);
}
void both(int);
void by_class(n::A a) {
  only(a);
  //^ host error[call.device-from-host]: calling a __device__ function("n::only( ::n::A)") from a __host__ function("by_class") is not allowed
  only(n::A());
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1n4onlyE1?") from a __host__ function("by_class") is not allowed
  both(a);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1n4bothE1?") from a __host__ function("by_class") is not allowed
  both(1);
  hosts(a);
  same(a);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1n4sameI1?EE1?1?") from a __host__ function("by_class") is not allowed
}
struct F3 { float x, y, z; };
__device__ F3 operator*(F3 a, F3) { return a; }
__device__ F3 operator*(F3 a, float) { return a; }
__device__ bool operator==(F3, F3);
__device__ F3 &operator+=(F3 &a, F3) { return a; }
F3 operator/(F3 a, F3) { return a; }
void operators(F3 a, n::A b) {
  a * a;
  //^ host error[call.device-from-host]: calling a __device__ function("_Zml1?1?") from a __host__ function("operators") is not allowed
  a * 2.0f;
  //^ host error[call.device-from-host]: calling a __device__ function("_Zml1?1?") from a __host__ function("operators") is not allowed
  a == a;
  //^ host error[call.device-from-host]: calling a __device__ function("_Zeq1?1?") from a __host__ function("operators") is not allowed
  a += a * a;
  //^ host error[call.device-from-host]: calling a __device__ function("_Zml1?1?") from a __host__ function("operators") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZpL1?1?") from a __host__ function("operators") is not allowed
  a / a;
  b + b;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1nplE1?1?") from a __host__ function("operators") is not allowed
  -b;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1nngE1?") from a __host__ function("operators") is not allowed
  b - b;
}
