/*---
says: A __host__ __device__ function calls constexpr host functions with arguments that are constants and that are not.
rules: call.space, call.dependent-functor
runs: host accept, device accept
deviation: cufe device N-I cross-space calls are not checked yet
deviation: oracle device N-I a call with arguments that are not constant is reported without names at its end too, and with its signature when code is generated
---*/
constexpr int with(int p) { return p; }
constexpr int without() { return 1; }
constexpr int later(int p);
__host__ __device__ int constant(int q) { return q + with(1); }
//^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("with") from a __host__ __device__ function("constant") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
__host__ __device__ int no_argument(int q) { return q + without(); }
//^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("without") from a __host__ __device__ function("no_argument") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
__host__ __device__ int variable(int q) { return with(q); }
//^ device warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("with") from a __host__ __device__ function("variable") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("with(int)") from a __host__ __device__ function("variable") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
__host__ __device__ int discarded(int q) {
  with(q);
  //^ device warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("with") from a __host__ __device__ function("discarded") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("with(int)") from a __host__ __device__ function("discarded") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  return q;
}
static __host__ __device__ int never_used(int q) { return with(q); }
//^ device warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("with") from a __host__ __device__ function("never_used") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
__host__ __device__ int defined_later(int q) { return later(q); }
//^ device warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("later") from a __host__ __device__ function("defined_later") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("later(int)") from a __host__ __device__ function("defined_later") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
constexpr int later(int p) { return p; }
