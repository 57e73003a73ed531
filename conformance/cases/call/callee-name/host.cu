/*---
says: How the host pass names callees.
rules: call.callee-name
runs: host reject
---*/
__device__ int plain(int);
__device__ constexpr int con(int i) { return i; }
extern "C" __device__ int c_plain(int);
extern "C" __device__ constexpr int c_con(int i) { return i; }
struct S { __device__ S &operator+=(int); };
void f(S &s) {
  plain(1);
  //^ error[call.device-from-host]: calling a __device__ function("plain(int)") from a __host__ function("f") is not allowed
  //^ witness[call.callee-name(no, no) = signature]
  //^ witness[call.space(none, D, no, no)]
  con(1);
  //^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z3con1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("_Z3con1?") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.callee-name(yes, no) = signature]
  //^ witness[call.space(none, D, yes, no)]
  c_plain(1);
  //^ error[call.device-from-host]: calling a __device__ function("c_plain") from a __host__ function("f") is not allowed
  //^ witness[call.callee-name(no, yes) = bare]
  //^ witness[call.space(none, D, no, no)]
  c_con(1);
  //^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c_con") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c_con") from a __host__ function("f") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.callee-name(yes, yes) = bare]
  //^ witness[call.space(none, D, yes, no)]
  s += 1;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1SpLE1?") from a __host__ function("f") is not allowed
}
