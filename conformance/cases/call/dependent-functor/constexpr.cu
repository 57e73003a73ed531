/*---
says: A __host__ __device__ template calls a host closure whose operator() counts as constexpr.
rules: call.dependent-functor
runs: host accept, device accept
deviation: oracle device N-I cross-space calls are not checked yet
---*/
void h();
template <class F> __host__ __device__ void apply(F f) {
  f();
  //^ device@-13.2 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("u()::[lambda() (instance 1)]::operator ()() const") from a __host__ __device__ function("apply< ::u() ::[lambda() (instance 1)]> ") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("apply") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("u()::[lambda() (instance 1)]::operator ()() const") from a __host__ __device__ function("apply< ::u() ::[lambda() (instance 1)]> ") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.dependent-functor(yes, no)]
  //^ device witness[call.space(HD, none, yes, no)]
  //^ device witness[call.space(HD, none, yes, no)]
  //^ device witness[call.space(HD, none, yes, no)]
}
void u() { apply([] { h(); }); }
