/*---
says: Static data members.
rules: jit.static-data-member
runs: jit reject
---*/
struct S {
  static int x;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static const float c;
  static constexpr int ce = 1;
  static inline int y = 1;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  static int *const p;
  __device__ static int d;
  //^ error[jit.unannotated-static-data-member]: A class static data member with non-const type is considered a host variable, and host variables are not allowed in JIT mode. Consider using -default-device flag to process such data members as __device__ variables in JIT mode
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
};
int S::x;
