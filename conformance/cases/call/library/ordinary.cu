/*---
says: Functions move and forward that are no templates are host functions, and so are other functions of namespace std.
rules: call.library
runs: host accept, device reject, documented accept, documented-device reject
---*/
namespace std {
int move(int a);
int forward(int a);
int other(int a);
struct Algorithm {
  static int move(int a) { return 1; }
};
}
namespace user {
namespace std {
int move(int a);
}
}
__device__ void calls_from_D() {
  std::move(1);
  //^ device error[call.host-from-device]: calling a __host__ function("std::move(int)") from a __device__ function("calls_from_D") is not allowed
  //^ device error[device-code.undefined]: identifier "std::move" is undefined in device code
  //^ documented-device error[call.host-from-device]
  //^ witness[call.library(ordinary) = none]
  //^ device,documented-device witness[call.space(D, none, no, no)]
  std::other(1);
  //^ device error[call.host-from-device]: calling a __host__ function("std::other(int)") from a __device__ function("calls_from_D") is not allowed
  //^ device error[device-code.undefined]: identifier "std::other" is undefined in device code
  //^ documented-device error[call.host-from-device]
  //^ witness[call.library(ordinary) = none]
  //^ device,documented-device witness[call.space(D, none, no, no)]
  std::Algorithm::move(1);
  //^ device error[call.host-from-device]: calling a __host__ function("std::Algorithm::move(int)") from a __device__ function("calls_from_D") is not allowed
  //^ device error[device-code.undefined]: identifier "std::Algorithm::move" is undefined in device code
  //^ documented-device error[call.host-from-device]
  //^ witness[call.library(ordinary) = none]
  //^ device,documented-device witness[call.space(D, none, no, no)]
  user::std::move(1);
  //^ device error[call.host-from-device]: calling a __host__ function("user::std::move(int)") from a __device__ function("calls_from_D") is not allowed
  //^ device error[device-code.undefined]: identifier "user::std::move" is undefined in device code
  //^ documented-device error[call.host-from-device]
  //^ witness[call.library(ordinary) = none]
  //^ device,documented-device witness[call.space(D, none, no, no)]
}
__global__ void calls_from_G() {
  std::forward(1);
  //^ device error[call.host-from-global]: calling a __host__ function("std::forward(int)") from a __global__ function("calls_from_G") is not allowed
  //^ device error[device-code.undefined]: identifier "std::forward" is undefined in device code
  //^ documented-device error[call.host-from-global]
  //^ witness[call.library(ordinary) = none]
  //^ device,documented-device witness[call.space(G, none, no, no)]
}
__host__ __device__ void calls_from_HD() {
  std::forward(1);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("std::forward(int)") from a __host__ __device__ function("calls_from_HD") is not allowed
  //^ documented-device error[call.host-from-host-device]
  //^ witness[call.library(ordinary) = none]
  //^ device,documented-device witness[call.space(HD, none, no, no)]
}
