/*---
says: How the device pass names constexpr callees.
rules: call.callee-name
runs: device reject
---*/
constexpr int con(int i) { return i; }
extern "C" constexpr int c_con(int i) { return i; }
namespace n { struct S { constexpr int m() const { return 1; } }; }
__device__ void f(n::S &s) {
  con(1);
  //^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("con") from a __device__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("con") from a __device__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.callee-name(yes, no) = bare]
  //^ witness[call.space(D, none, yes, no)]
  c_con(1);
  //^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c_con") from a __device__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c_con") from a __device__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.callee-name(yes, yes) = bare]
  //^ witness[call.space(D, none, yes, no)]
  s.m();
  //^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("m") from a __device__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("m") from a __device__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
