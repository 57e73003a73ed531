/*---
says: Member templates of std::initializer_list, members of its classes and of classes like it are host functions.
rules: call.library
runs: host accept, device reject, documented accept
---*/
namespace std {
template <class T> struct initializer_list {
  template <class U> constexpr int converted(U) { return 1; }
  struct Iterator {
    constexpr int next() { return 1; }
  };
};
template <class T> struct vector {
  constexpr int size() { return 1; }
};
}
namespace user {
template <class T> struct initializer_list {
  constexpr int size() { return 1; }
};
}
__device__ void member_template(std::initializer_list<int> &l) { l.converted(1); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("converted") from a __device__ function("member_template") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("converted") from a __device__ function("member_template") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ witness[call.library(ordinary) = none]
//^ device witness[call.space(D, none, yes, no)]
__device__ void nested(std::initializer_list<int>::Iterator &i) { i.next(); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("next") from a __device__ function("nested") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("next") from a __device__ function("nested") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ witness[call.library(ordinary) = none]
//^ device witness[call.space(D, none, yes, no)]
__device__ void other_class(std::vector<int> &l) { l.size(); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("size") from a __device__ function("other_class") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("size") from a __device__ function("other_class") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ witness[call.library(ordinary) = none]
//^ device witness[call.space(D, none, yes, no)]
__device__ void other_namespace(user::initializer_list<int> &l) { l.size(); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("size") from a __device__ function("other_namespace") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("size") from a __device__ function("other_namespace") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ witness[call.library(ordinary) = none]
//^ device witness[call.space(D, none, yes, no)]
