/*---
says: A __host__ __device__ template calls a host closure whose operator() is not constexpr.
rules: call.dependent-functor
runs: host accept, device accept, documented accept, documented-device reject
arguments: --c++14
deviation: oracle device N-I calls of closures in instances are not looked at
deviation: oracle documented-device N-I calls of closures in instances are not looked at
---*/
template <class F> __host__ __device__ void apply(F f) {
  f();
  //^ device warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  //^ device warning[call.host-from-host-device]: calling a __host__ function("u()::[lambda() (instance 1)]::operator ()() const") from a __host__ __device__ function("apply< ::u() ::[lambda() (instance 1)]> ") is not allowed
  //^ witness[call.dependent-functor(no, no)]
  //^ documented-device error[call.host-from-host-device]
  //^ device,documented-device witness[call.space(HD, none, no, no)]
}
void u() { apply([] {}); }
