/*---
says: A call of a constexpr function with constants is a constant for the tool that counts the arguments that are none.
rules: call.dependent-functor
runs: device accept
deviation: cufe device N-I it evaluates no calls of constexpr functions
---*/
inline int w(int a) { return a; }
constexpr int one(int a) { return a; }
constexpr int two(int a, int b) { return a; }
__host__ __device__ inline int computed(int x) { return w(one(3)) + two(one(3), x) + two(one(3), 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ @-13.2 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("one") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("one") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("one") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("two") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("two") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("one") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("one") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("one") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("two") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("two") from a __host__ __device__ function("computed") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
