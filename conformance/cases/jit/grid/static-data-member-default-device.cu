/*---
says: Static data members of every memory space, in device-only compilation, with -default-device.
rules: jit.static-data-member, jit.default-space
runs: jit reject, documented-jit accept
arguments: -default-device
---*/
struct S {
  static int none_no;
  //^ witness[jit.static-data-member(none, no, yes)]
  //^ witness[jit.default-space(static-data-member, yes) = D]
  static const int none_yes;
  //^ witness[jit.static-data-member(none, yes, yes)]
  static __device__ int device_no;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(device, no, yes)]
  //^ jit witness[variable.data-member(yes, D)]
  static __device__ const int device_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(device, yes, yes)]
  //^ jit witness[variable.data-member(yes, D)]
  static __shared__ int shared_no;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(shared, no, yes)]
  //^ jit witness[variable.data-member(yes, S)]
  static __shared__ const int shared_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(shared, yes, yes)]
  //^ jit witness[variable.data-member(yes, S)]
  static __constant__ int constant_no;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(constant, no, yes)]
  //^ jit witness[variable.data-member(yes, C)]
  static __constant__ const int constant_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(constant, yes, yes)]
  //^ jit witness[variable.data-member(yes, C)]
  static __managed__ int managed_no;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(managed, no, yes)]
  //^ jit witness[variable.data-member(yes, M)]
  static __managed__ const int managed_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(managed, yes, yes)]
  //^ jit witness[variable.data-member(yes, M)]
};
