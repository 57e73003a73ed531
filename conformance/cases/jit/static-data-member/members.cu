/*---
says: Static data members.
rules: jit.static-data-member
runs: jit reject
---*/
struct S {
  static int x;
  //^ jit error[jit.unannotated-static-data-member]
  static const float c;
  static constexpr int ce = 1;
  static inline int y = 1;
  //^ jit error[jit.unannotated-static-data-member]
  static int *const p;
  __device__ static int d;
  //^ jit error[jit.unannotated-static-data-member]
  //^ jit error[variable.data-member]
};
int S::x;
