/*---
says: A __host__ __device__ template calls a host closure whose operator() is not constexpr.
rules: call.dependent-functor
runs: host accept, device accept, documented reject
arguments: --c++14 --relaxed_constexpr
deviation: cufe device N-I cross-space calls are not checked yet
deviation: oracle device N-I cross-space calls are not checked yet
deviation: cufe documented N-I cross-space calls are not checked yet
deviation: oracle documented N-I cross-space calls are not checked yet
---*/
template <class F> __host__ __device__ void apply(F f) {
  f();
  //^ device warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  //^ device warning[call.host-from-host-device]: calling a __host__ function("u()::[lambda() (instance 1)]::operator ()() const") from a __host__ __device__ function("apply< ::u() ::[lambda() (instance 1)]> ") is not allowed
  //^ witness[call.dependent-functor(no, yes)]
  //^ documented error[call.host-from-host-device]
  //^ device,documented witness[call.space(HD, none, no, yes)]
}
void u() { apply([] {}); }
