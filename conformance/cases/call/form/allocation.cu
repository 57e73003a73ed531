/*---
says: Host code may get storage by new from functions of the device, as far as the released tools see, and calls them by name.
rules: call.form, call.space
runs: host reject
---*/
typedef unsigned long sz;
struct A { int v; __device__ void *operator new(sz n); __device__ void operator delete(void *p); };
struct B { int v; __device__ void *operator new[](sz n); __device__ void operator delete[](void *p); };
struct C { __device__ void operator delete(void *p); __device__ ~C(); };
__device__ void *operator new(sz n, double d);
void h(A *a, B *b) { new A; delete a; new B[2]; delete[] b; new (2.0) int; }
//^ witness[call.form(allocation)]
__host__ __device__ void hd(A *a, B *b) { new A; delete a; new B[2]; delete[] b; new (2.0) int; }
template <class T> void t(T *a) { new T; delete a; }
template void t<A>(A *);
A *v = new A;
void d(C *c) { delete c; }
//^ error[call.device-from-host]: calling a __device__ function("C::~C()") from a __host__ function("d") is not allowed
void n() { A::operator new(3); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1AnwE1?") from a __host__ function("n") is not allowed
