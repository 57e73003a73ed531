/*---
says: A lambda has the space of the function around it.
rules: call.lambda
runs: host reject, device accept, documented reject
---*/
__device__ void d();
auto at_namespace_scope = [] {
  d();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
  //^ documented error[call.device-from-host]
  //^ host,documented witness[call.lambda(none) = none]
  //^ host,documented witness[call.space(none, D, no, no)]
};
void in_host() {
  auto l = [] {
    d();
    //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
    //^ documented error[call.device-from-host]
    //^ host,documented witness[call.lambda(host) = none]
    //^ host,documented witness[call.space(none, D, no, no)]
  };
  l();
}
__device__ void in_device() {
  auto l = [] {
    d();
    //^ witness[call.lambda(device) = D]
    //^ witness[call.space(D, D, no, no)]
  };
  l();
}
__host__ __device__ void in_both() {
  auto l = [] {
    d();
    //^ host error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("operator()") is not allowed
    //^ documented error[call.device-from-host-device]
    //^ host,documented witness[call.lambda(host-device) = HD]
    //^ host,documented witness[call.space(HD, D, no, no)]
  };
  l();
}
