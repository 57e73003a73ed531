/*---
says: Calls of constexpr functions in the device pass.
rules: tile.call.reports
runs: device@13.3- reject
arguments: --enable-tile
---*/
__attribute__((tile)) constexpr int constant(int a) { return a; }
constexpr int host_constant(int a) { return a; }
__attribute__((tile)) int from_T(int a) {
  return constant(1)
      + host_constant(2);
      //^ error[tile.call.constexpr]: calling a constexpr __host__ function("host_constant") from a __tile__ function("from_T") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __attribute__((tile)) int from_HT(int a) {
  return constant(1)
      + host_constant(2);
      //^ warning[tile.call.constexpr-warning]: calling a constexpr __host__ function("host_constant") from a __host__ __tile__ function("from_HT") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ __attribute__((tile)) int from_DT(int a) {
  return constant(1)
      + host_constant(2);
      //^ error[tile.call.constexpr]: calling a constexpr __host__ function("host_constant") from a __device__ __tile__ function("from_DT") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ __attribute__((tile)) int from_HDT(int a) {
  return constant(1)
      + host_constant(2);
      //^ warning[tile.call.constexpr-warning]: calling a constexpr __host__ function("host_constant") from a __host__ __device__ __tile__ function("from_HDT") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ int from_D(int a) {
  return constant(1)
      + host_constant(2);
      //^ error[call.constexpr-host-from-device]: calling a constexpr __host__ function("host_constant") from a __device__ function("from_D") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ int from_HD(int a) {
  return constant(1)
      + host_constant(2);
      //^ warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("host_constant") from a __host__ __device__ function("from_HD") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__attribute__((tile_global)) void kernel() {
  host_constant(2);
  //^ error[tile.call.constexpr]: calling a constexpr __host__ function("host_constant") from a __tile_global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
