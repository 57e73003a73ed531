/*---
says: A kernel that is the one declaration of a linkage specification stands in braces with its stub.
rules: host-output.kernel.braces
runs: host accept, documented accept
---*/
extern "C" __global__ void k(int *to) { *to = 1; }
extern "C" { __global__ void inside(int *to) { *to = 2; } }
extern "C++" __global__ void cpp(int) {}
extern "C++" template <class T> __global__ void t(T *to) { *to = 3; }
namespace n { extern "C" __global__ void in_namespace() {} }
extern "C" __global__ void declared(int *);
void f(int *p) { k<<<1, 1>>>(p); inside<<<1, 1>>>(p); t<<<1, 1>>>(p); }
