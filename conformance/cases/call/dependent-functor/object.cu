/*---
says: A host class object is reported with names only.
rules: call.dependent-functor
runs: host accept, device accept
---*/
struct Plain { void operator()(); };
struct Const { constexpr int operator()() const { return 1; } };
template <class F> __host__ __device__ void apply(F f) { f(); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("Plain::operator ()()") from a __host__ __device__ function("apply< ::Plain> ") is not allowed
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
void u() {
  apply(Plain());
  apply(Const());
}
