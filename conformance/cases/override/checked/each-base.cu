/*---
says: Each overridden function is compared, in every base, and an error in between does not hide the next.
rules: override.checked, override.mismatch
runs: host reject, device reject, documented reject
---*/
struct A { virtual void f(); };
struct B { __device__ virtual void f(); };
struct C : A, B {
  __host__ __device__ void f() override;
  //^ error[override.host-device-over-host]: execution space mismatch: overridden entity (function "A::f") is a __host__ function, but overriding entity (function "C::f") is a __host__ __device__ function
  //^ error[override.host-device-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "C::f") is a __host__ __device__ function
  //^ documented error[override.host-device-over-host]
  //^ documented error[override.host-device-over-device]
};
struct D : A, B {
  void f() override;
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "D::f") is a __host__ function
  //^ documented error[override.host-over-device]
};
struct E : B {
  void f() override;
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "E::f") is a __host__ function
  //^ documented error[override.host-over-device]
};
struct F : E {
  __device__ void f() override;
  //^ error[override.device-over-host]: execution space mismatch: overridden entity (function "E::f") is a __host__ function, but overriding entity (function "F::f") is a __device__ function
  //^ documented error[override.device-over-host]
};
