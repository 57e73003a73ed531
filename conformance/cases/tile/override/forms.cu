/*---
says: Overriders of functions of tile code, and functions of tile code that override others.
rules: tile.override
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
struct A {
  __device__ __attribute__((tile)) virtual void device_and_tile();
  __attribute__((tile)) virtual void tile();
  __host__ __attribute__((tile)) virtual void host_and_tile();
  __device__ virtual void device();
  __host__ __device__ virtual void both();
  virtual void plain();
};
struct B : A {
  void device_and_tile();
  //^ host,device@13.3- witness[tile.override(tile) = unchecked]
  void tile();
  void host_and_tile();
  __attribute__((tile)) void device();
  //^ error[override.host-over-device]: execution space mismatch: overridden entity (function "A::device") is a __device__ function, but overriding entity (function "B::device") is a __host__ function
  //^ host,device@13.3- witness[tile.override(none) = checked]
  //^ host,device@13.3- witness[override.mismatch(D, none)]
  __attribute__((tile)) void both();
  //^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::both") is a __host__ __device__ function, but overriding entity (function "B::both") is a __host__ function
  __device__ __attribute__((tile)) void plain();
  //^ error[override.device-over-host]: execution space mismatch: overridden entity (function "A::plain") is a __host__ function, but overriding entity (function "B::plain") is a __device__ function
};
struct C : A {
  __attribute__((tile)) void device_and_tile();
  __device__ void tile();
  __device__ void host_and_tile();
  __device__ __attribute__((tile)) void device();
  __host__ __device__ __attribute__((tile)) void both();
  __attribute__((tile)) void plain();
};
