/*---
says: Every space overrides a virtual function without annotation.
rules: override.mismatch
runs: host reject, device reject, documented reject
---*/
struct B {
  virtual void f();
};
struct none_over : B {
  void f();
  //^ witness[override.mismatch(none, none)]
};
struct H_over : B {
  __host__
  void f();
  //^ witness[override.mismatch(none, H)]
};
struct D_over : B {
  __device__
  void f();
  //^ error[override.device-over-host]: execution space mismatch: overridden entity (function "B::f") is a __host__ function, but overriding entity (function "D_over::f") is a __device__ function
  //^ documented error[override.device-over-host]
  //^ witness[override.mismatch(none, D)]
};
struct G_over : B {
  __global__  // error[kernel.member]: A __global__ function or function template cannot be a member function
  void f();
  //^ witness[override.mismatch(none, G)]
};
struct HD_over : B {
  __host__
  __device__
  void f();
  //^ error[override.host-device-over-host]: execution space mismatch: overridden entity (function "B::f") is a __host__ function, but overriding entity (function "HD_over::f") is a __host__ __device__ function
  //^ documented error[override.host-device-over-host]
  //^ witness[override.mismatch(none, HD)]
};
struct HG_over : B {
  __host__
  __global__
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ documented error[space.conflict]
  void f();
  //^ witness[override.mismatch(none, HG)]
};
struct DG_over : B {
  __device__
  __global__
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ documented error[space.conflict]
  void f();
  //^ error[override.device-over-host]: execution space mismatch: overridden entity (function "B::f") is a __host__ function, but overriding entity (function "DG_over::f") is a __device__ function
  //^ documented error[override.device-over-host]
  //^ witness[override.mismatch(none, DG)]
};
struct HDG_over : B {
  __host__
  __device__
  __global__
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ documented error[space.conflict]
  void f();
  //^ error[override.host-device-over-host]: execution space mismatch: overridden entity (function "B::f") is a __host__ function, but overriding entity (function "HDG_over::f") is a __host__ __device__ function
  //^ documented error[override.host-device-over-host]
  //^ witness[override.mismatch(none, HDG)]
};
