/*---
says: A lambda in an extended lambda runs where that does, and device functions of deduced return type are used in the body of a device lambda as in that of a device function. Default arguments of lambdas are not looked at in the host pass, but for such functions.
rules: call.lambda, call.deduced-return
arguments: --extended-lambda
runs: host reject
---*/
__device__ int d(int i);
__device__ auto deduced(int i) { return i; }
void in_host() {
  auto device = [] __device__(int i) {
    auto inner = [](int j) { return d(j); };
    auto both = [](int j) -> decltype(deduced(j)) { return deduced(j); };
    return inner(i) + both(i) + deduced(i) + static_cast<int>(sizeof(deduced(i)));
  };
  auto both = [] __host__ __device__(int i) {
    auto inner = [](int j) { return d(j); };
    //^ error[call.device-from-host-device]: calling a __device__ function("d(int)") from a __host__ __device__ function("operator()") is not allowed
    return inner(i);
  };
  auto with_default = [](int i, int j = d(1)) { return i; };
  auto device_default = [] __device__(int i, int j = d(1)) { return i; };
  auto deduced_default = [] __device__(int i, int j = deduced(1)) { return i; };
  //^ error[call.deduced-return]: A non-constexpr __device__ function ("deduced") with "auto" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined
  auto trailing = [] __device__(int i) -> decltype(deduced(1)) { return i; };
  //^ error[call.deduced-return]: A non-constexpr __device__ function ("deduced") with "auto" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined
}
__host__ __device__ void in_both() {
  auto device = [] __device__(int i) {
    auto inner = [](int j) { return d(j) + deduced(j); };
    return inner(i) + deduced(i);
  };
}
__device__ void in_device() {
  auto device = [] __device__(int i) { return [](int j) { return d(j) + deduced(j); }(i); };
}
auto outside = [] __device__(int i) { return [](int j) { return d(j) + deduced(j); }(i) + deduced(i); };
