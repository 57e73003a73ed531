/*---
says: Functions of namespace std have its abbreviation in the mangled names that leak into texts.
rules: call.callee-name
runs: host reject
---*/
namespace std {
__device__ int other(int);
struct Algorithm {
  static __device__ int move(int);
  __device__ int forward(int) const;
};
}
void calls(const std::Algorithm &a) {
  std::other(1);
  //^ error[call.device-from-host]: calling a __device__ function("std::other(int)") from a __host__ function("calls") is not allowed
  std::other(2);
  //^ error[call.device-from-host]: calling a __device__ function("_ZSt5other1?") from a __host__ function("calls") is not allowed
  std::Algorithm::move(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNSt9Algorithm4moveE1?") from a __host__ function("calls") is not allowed
  a.forward(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZNKSt9Algorithm7forwardE1?") from a __host__ function("calls") is not allowed
}
