/*---
says: Unannotated virtual functions override as device functions with -default-device.
rules: override.mismatch, jit.default-space
arguments: -default-device
runs: jit reject
---*/
struct B {
  virtual void f();
  virtual __device__ void d();
  virtual __host__ __device__ void hd();
};
struct C : B {
  void f();
  void d();
  void hd();
  //^ error[override.device-over-host-device]: execution space mismatch: overridden entity (function "B::hd") is a __host__ __device__ function, but overriding entity (function "C::hd") is a __device__ function
};
struct D : B {
  __device__ void f();
  __host__ __device__ void d();
  //^ error[override.host-device-over-device]: execution space mismatch: overridden entity (function "B::d") is a __device__ function, but overriding entity (function "D::d") is a __host__ __device__ function
  __device__ void hd();
  //^ error[override.device-over-host-device]: execution space mismatch: overridden entity (function "B::hd") is a __host__ __device__ function, but overriding entity (function "D::hd") is a __device__ function
};
