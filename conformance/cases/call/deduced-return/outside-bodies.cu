/*---
says: What belongs to device code and stands outside of its bodies: default arguments, trailing return types, exception specifications.
rules: call.deduced-return
arguments: --extended-lambda
runs: host reject, device accept
deviation: cufe host N-I default arguments, trailing return types and exception specifications are not looked at for call.deduced-return
---*/
__device__ auto deduced(int i) { return i; }
__device__ int with_default(int i = deduced(1)) { return i; }
//^ host error[call.deduced-return]: A non-constexpr __device__ function ("deduced") with "auto" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined
__device__ int uses_default() {
  auto l = [](int i = deduced(2)) { return i; };
  return l() + with_default();
}
__device__ auto trailing(int i) -> decltype(deduced(i)) { return deduced(i); }
//^ host error[call.deduced-return]: A non-constexpr __device__ function ("deduced") with "auto" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined
struct S {
  int n = 3;
  __device__ int m(int j = deduced(1)) { return j; }
  //^ host error[call.deduced-return]: A non-constexpr __device__ function ("deduced") with "auto" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined
  __device__ S() : n(deduced(3)) {}
};
__device__ void unevaluated() noexcept(noexcept(deduced(1))) {}
//^ host error[call.deduced-return]: A non-constexpr __device__ function ("deduced") with "auto" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined
