/*---
says: Calls between functions of every space in the host pass, constexpr ones too.
rules: tile.call.reports
runs: host@13.3- reject
arguments: --enable-tile
---*/
int on_none(int a) { return a; }
__host__ int on_H(int a) { return a; }
__device__ int on_D(int a) { return a; }
__host__ __device__ int on_HD(int a) { return a; }
__attribute__((tile)) int on_T(int a) { return a; }
__host__ __attribute__((tile)) int on_HT(int a) { return a; }
__device__ __attribute__((tile)) int on_DT(int a) { return a; }
__host__ __device__ __attribute__((tile)) int on_HDT(int a) { return a; }
__attribute__((tile_builtin)) int builtin(int a);
__attribute__((tile)) constexpr int constant(int a) { return a; }
__device__ __attribute__((tile)) constexpr int device_constant(int a) { return a; }
constexpr int host_constant(int a) { return a; }
int from_none(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  //^ error[call.device-from-host]: calling a __device__ function("on_D(int)") from a __host__ function("from_none") is not allowed
  x += on_HD(a);
  x += on_T(a);
  //^ error[tile.call]: calling a __tile__ function("_Z4on_T1?") from a __host__ function("from_none") is not allowed
  x += on_HT(a);
  x += on_DT(a);
  //^ error[tile.call]: calling a __device__ __tile__ function("_Z5on_DT1?") from a __host__ function("from_none") is not allowed
  x += on_HDT(a);
  x += builtin(a);
  //^ error[tile.call]: calling a __tile__ function("_Z7builtin1?") from a __host__ function("from_none") is not allowed
  x += constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __tile__ function("_Z8constant1?") from a __host__ function("from_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += device_constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __device__ __tile__ function("_Z15device_constant1?") from a __host__ function("from_none") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += host_constant(1);
  return x;
}
__host__ int from_H(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  //^ error[call.device-from-host]: calling a __device__ function("_Z4on_D1?") from a __host__ function("from_H") is not allowed
  x += on_HD(a);
  x += on_T(a);
  //^ error[tile.call]: calling a __tile__ function("_Z4on_T1?") from a __host__ function("from_H") is not allowed
  x += on_HT(a);
  x += on_DT(a);
  //^ error[tile.call]: calling a __device__ __tile__ function("_Z5on_DT1?") from a __host__ function("from_H") is not allowed
  x += on_HDT(a);
  x += builtin(a);
  //^ error[tile.call]: calling a __tile__ function("_Z7builtin1?") from a __host__ function("from_H") is not allowed
  x += constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __tile__ function("_Z8constant1?") from a __host__ function("from_H") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += device_constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __device__ __tile__ function("_Z15device_constant1?") from a __host__ function("from_H") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += host_constant(1);
  return x;
}
__device__ int from_D(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  x += on_HD(a);
  x += on_T(a);
  x += on_HT(a);
  x += on_DT(a);
  x += on_HDT(a);
  x += builtin(a);
  x += constant(1);
  x += device_constant(1);
  x += host_constant(1);
  return x;
}
__host__ __device__ int from_HD(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  //^ error[call.device-from-host-device]: calling a __device__ function("_Z4on_D1?") from a __host__ __device__ function("from_HD") is not allowed
  x += on_HD(a);
  x += on_T(a);
  //^ error[tile.call]: calling a __tile__ function("_Z4on_T1?") from a __host__ __device__ function("from_HD") is not allowed
  x += on_HT(a);
  x += on_DT(a);
  //^ error[tile.call]: calling a __device__ __tile__ function("_Z5on_DT1?") from a __host__ __device__ function("from_HD") is not allowed
  x += on_HDT(a);
  x += builtin(a);
  //^ error[tile.call]: calling a __tile__ function("_Z7builtin1?") from a __host__ __device__ function("from_HD") is not allowed
  x += constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __tile__ function("_Z8constant1?") from a __host__ __device__ function("from_HD") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += device_constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __device__ __tile__ function("_Z15device_constant1?") from a __host__ __device__ function("from_HD") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += host_constant(1);
  return x;
}
__attribute__((tile)) int from_T(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  x += on_HD(a);
  x += on_T(a);
  x += on_HT(a);
  x += on_DT(a);
  x += on_HDT(a);
  x += builtin(a);
  x += constant(1);
  x += device_constant(1);
  x += host_constant(1);
  return x;
}
__host__ __attribute__((tile)) int from_HT(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  //^ error[tile.call]: calling a __device__ function("_Z4on_D1?") from a __host__ __tile__ function("from_HT") is not allowed
  x += on_HD(a);
  x += on_T(a);
  //^ error[tile.call]: calling a __tile__ function("_Z4on_T1?") from a __host__ __tile__ function("from_HT") is not allowed
  x += on_HT(a);
  x += on_DT(a);
  //^ error[tile.call]: calling a __device__ __tile__ function("_Z5on_DT1?") from a __host__ __tile__ function("from_HT") is not allowed
  x += on_HDT(a);
  x += builtin(a);
  //^ error[tile.call]: calling a __tile__ function("_Z7builtin1?") from a __host__ __tile__ function("from_HT") is not allowed
  x += constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __tile__ function("_Z8constant1?") from a __host__ __tile__ function("from_HT") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += device_constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __device__ __tile__ function("_Z15device_constant1?") from a __host__ __tile__ function("from_HT") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += host_constant(1);
  return x;
}
__device__ __attribute__((tile)) int from_DT(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  x += on_HD(a);
  x += on_T(a);
  x += on_HT(a);
  x += on_DT(a);
  x += on_HDT(a);
  x += builtin(a);
  x += constant(1);
  x += device_constant(1);
  x += host_constant(1);
  return x;
}
__host__ __device__ __attribute__((tile)) int from_HDT(int a) {
  int x = on_none(a);
  x += on_H(a);
  x += on_D(a);
  //^ error[tile.call]: calling a __device__ function("_Z4on_D1?") from a __host__ __device__ __tile__ function("from_HDT") is not allowed
  x += on_HD(a);
  x += on_T(a);
  //^ error[tile.call]: calling a __tile__ function("_Z4on_T1?") from a __host__ __device__ __tile__ function("from_HDT") is not allowed
  x += on_HT(a);
  x += on_DT(a);
  //^ error[tile.call]: calling a __device__ __tile__ function("_Z5on_DT1?") from a __host__ __device__ __tile__ function("from_HDT") is not allowed
  x += on_HDT(a);
  x += builtin(a);
  //^ error[tile.call]: calling a __tile__ function("_Z7builtin1?") from a __host__ __device__ __tile__ function("from_HDT") is not allowed
  x += constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __tile__ function("_Z8constant1?") from a __host__ __device__ __tile__ function("from_HDT") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += device_constant(1);
  //^ error[tile.call.constexpr]: calling a constexpr __device__ __tile__ function("_Z15device_constant1?") from a __host__ __device__ __tile__ function("from_HDT") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  x += host_constant(1);
  return x;
}
