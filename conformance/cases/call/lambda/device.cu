/*---
says: The space of a lambda in the device pass.
rules: call.lambda
runs: device reject
---*/
void h();
__device__ void in_device() {
  auto l = [] {
    h();
    //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("in_device()::[lambda() (instance 1)]::operator () const") is not allowed
    //^ error[device-code.undefined]: identifier "h" is undefined in device code
    //^ witness[call.lambda(device) = D]
    //^ witness[call.space(D, none, no, no)]
  };
  l();
}
__host__ __device__ void in_both() {
  auto l = [] {
    h();
    //^ warning[call.host-from-host-device]: calling a __host__ function("h()") from a __host__ __device__ function("in_both()::[lambda() (instance 1)]::operator () const") is not allowed
    //^ witness[call.lambda(host-device) = HD]
    //^ witness[call.space(HD, none, no, no)]
  };
  l();
}
void in_host() {
  auto l = [] {
    h();
    //^ witness[call.lambda(host) = none]
    //^ witness[call.space(none, none, no, no)]
  };
  l();
}
auto at_namespace_scope = [] {
  h();
  //^ witness[call.lambda(none) = none]
  //^ witness[call.space(none, none, no, no)]
};
