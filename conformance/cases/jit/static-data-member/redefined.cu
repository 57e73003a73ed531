/*---
says: A constant static data member becomes a variable of the device when it is declared; its definition may say so and may say nothing.
rules: jit.default-space, jit.static-data-member, variable.redeclare, variable.data-member
runs: jit reject
---*/
struct S {
  static const float a;
  static const float b;
  static float c;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static const float d;
  static __device__ const float e;  // error[variable.data-member]: memory qualifier on data member is not allowed
  static __device__ const float f;  // error[variable.data-member]: memory qualifier on data member is not allowed
  static __constant__ const float g;  // error[variable.data-member]: memory qualifier on data member is not allowed
  static __constant__ const float h;  // error[variable.data-member]: memory qualifier on data member is not allowed
  static constexpr int i = 1;
  static const int j = 1;
  static float k;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
};
const float S::a = 1;
__device__ const float S::b = 1;  // error[variable.data-member]: memory qualifier on data member is not allowed
__device__ float S::c = 1;
//^ warning[variable.redeclared.with]: a host variable("S::c") redeclared with __device__
//^ error[variable.data-member]: memory qualifier on data member is not allowed
__constant__ const float S::d = 1;
//^ warning[variable.redeclared.with]: a __device__ variable("S::d") redeclared with __constant__
//^ error[variable.data-member]: memory qualifier on data member is not allowed
const float S::e = 1;
__device__ const float S::f = 1;  // error[variable.data-member]: memory qualifier on data member is not allowed
const float S::g = 1;
//^ warning[variable.redeclared.without]: a __constant__ variable("S::g") redeclared without __constant__
__constant__ const float S::h = 1;  // error[variable.data-member]: memory qualifier on data member is not allowed
constexpr int S::i;
const int S::j;
__constant__ float S::k = 1;
//^ warning[variable.redeclared.with]: a host variable("S::k") redeclared with __constant__
//^ error[variable.data-member]: memory qualifier on data member is not allowed
template <class T> struct A {
  static const T x;
  static const T y;
};
template <class T> __device__ const T A<T>::x = 1;
//^ error[variable.data-member]: memory qualifier on data member is not allowed
template <class T> const T A<T>::y = 1;
