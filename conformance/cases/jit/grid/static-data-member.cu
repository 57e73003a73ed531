/*---
says: Static data members of every memory space, in device-only compilation.
rules: jit.static-data-member, jit.default-space
runs: jit reject, documented-jit reject
---*/
struct S {
  static int none_no;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  //^ documented-jit error[jit.unannotated-static-data-member]
  //^ witness[jit.static-data-member(none, no, no)]
  //^ witness[jit.default-space(static-data-member, no) = none]
  static const int none_yes;
  //^ witness[jit.static-data-member(none, yes, no)]
  static __device__ int device_no;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(device, no, no)]
  //^ jit witness[variable.data-member(yes, D)]
  static __device__ const int device_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(device, yes, no)]
  //^ jit witness[variable.data-member(yes, D)]
  static __shared__ int shared_no;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(shared, no, no)]
  //^ jit witness[variable.data-member(yes, S)]
  static __shared__ const int shared_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(shared, yes, no)]
  //^ jit witness[variable.data-member(yes, S)]
  static __constant__ int constant_no;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(constant, no, no)]
  //^ jit witness[variable.data-member(yes, C)]
  static __constant__ const int constant_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(constant, yes, no)]
  //^ jit witness[variable.data-member(yes, C)]
  static __managed__ int managed_no;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(managed, no, no)]
  //^ jit witness[variable.data-member(yes, M)]
  static __managed__ const int managed_yes;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[jit.static-data-member(managed, yes, no)]
  //^ jit witness[variable.data-member(yes, M)]
};
