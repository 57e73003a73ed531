/*---
says: Every space overrides a virtual function with __device__ __global__ annotation.
rules: override.mismatch
runs: host reject, device reject, documented reject
---*/
struct B {
  __device__
  __global__
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ documented error[space.conflict]
  virtual void f();
};
struct none_over : B {
  void f();
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "none_over::f") is a __host__ function
  //^ documented error[override.host-over-device]
  //^ witness[override.mismatch(DG, none)]
};
struct H_over : B {
  __host__
  void f();
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "H_over::f") is a __host__ function
  //^ documented error[override.host-over-device]
  //^ witness[override.mismatch(DG, H)]
};
struct D_over : B {
  __device__
  void f();
  //^ witness[override.mismatch(DG, D)]
};
struct G_over : B {
  __global__  // error[kernel.member]: A __global__ function or function template cannot be a member function
  void f();
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "G_over::f") is a __host__ function
  //^ documented error[override.host-over-device]
  //^ witness[override.mismatch(DG, G)]
};
struct HD_over : B {
  __host__
  __device__
  void f();
  //^ error[override.host-device-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "HD_over::f") is a __host__ __device__ function
  //^ documented error[override.host-device-over-device]
  //^ witness[override.mismatch(DG, HD)]
};
struct HG_over : B {
  __host__
  __global__
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ documented error[space.conflict]
  void f();
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "HG_over::f") is a __host__ function
  //^ documented error[override.host-over-device]
  //^ witness[override.mismatch(DG, HG)]
};
struct DG_over : B {
  __device__
  __global__
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ documented error[space.conflict]
  void f();
  //^ witness[override.mismatch(DG, DG)]
};
struct HDG_over : B {
  __host__
  __device__
  __global__
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ documented error[space.conflict]
  void f();
  //^ error[override.host-device-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "HDG_over::f") is a __host__ __device__ function
  //^ documented error[override.host-device-over-device]
  //^ witness[override.mismatch(DG, HDG)]
};
