/*---
says: References to device functions with a deduced return type.
rules: call.deduced-return
runs: host reject, device accept
---*/
__device__ auto deduced() { return 1; }
__device__ auto trailing() -> int { return 1; }
__device__ constexpr auto con() { return 1; }
__host__ __device__ auto both() { return 1; }
void in_host() {
  (void)sizeof(deduced());
  //^ host error[call.deduced-return]: A non-constexpr __device__ function ("deduced") with "auto" deduced return type cannot be directly referenced outside the bodies of device functions, except if the reference is absent when __CUDA_ARCH__ is undefined
  //^ witness[call.deduced-return(yes, no)]
  (void)sizeof(trailing());
  //^ witness[call.deduced-return(no, no)]
  (void)sizeof(con());
  (void)sizeof(both());
}
__device__ void in_device() {
  deduced();
  //^ witness[call.deduced-return(yes, yes)]
  trailing();
  //^ witness[call.deduced-return(no, yes)]
}
