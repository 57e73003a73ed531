/*---
says: Constructors that only code of the host calls for its bases are no matter of the device.
rules: call.form, call.host-from-device
runs: device accept
---*/
struct A { A(int) {} ~A() {} };
struct B : A { B() : A(1) {} ~B() {} };
struct C : B { };
template <class T> struct M { M(T) {} };
template <class T> struct N : M<T> { N() : M<T>(1) {} };
void h() { B b; C c; N<int> n; }
__device__ void d() { }
__global__ void k() { d(); }
