/*---
says: Variables at namespace scope.
rules: jit.variable
runs: jit reject
---*/
int v;
//^ jit error[jit.unannotated-variable]
const int c = 3;
constexpr int ce = 3;
extern int e;
//^ jit error[jit.unannotated-variable]
const int *p;
//^ jit error[jit.unannotated-variable]
int *const q = 0;
const int &r = 3;
//^ jit error[jit.unannotated-variable]
__device__ int d;
__constant__ int k;
template <class T> T vt;
namespace n { thread_local int t; }
//^ jit error[jit.unannotated-variable]
__device__ void f() {
  extern int z;
  //^ jit error[jit.unannotated-variable]
  static int s;
  int a;
}
