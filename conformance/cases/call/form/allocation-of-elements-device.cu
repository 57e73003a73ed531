/*---
says: Where elements of an array are made or ended by constructors or a destructor, the functions that give and take its storage are not called but handed over to what does that, also the one that takes it back if a constructor throws.
rules: call.form, call.address, call.callee-name
runs: device reject
---*/
typedef unsigned long sz;
struct A { __device__ A(); void *operator new[](sz n); void operator delete[](void *p); };
struct B { __device__ ~B(); int v; void *operator new[](sz n); void operator delete[](void *p); };
struct C { __device__ C(); __device__ ~C(); void *operator new[](sz n); void operator delete[](void *p, sz n); };
struct D { int v = 3; void *operator new[](sz n); void operator delete[](void *p); };
struct E { __device__ E(); void *operator new[](sz n); };
struct F { A a; void *operator new[](sz n); void operator delete[](void *p); };
struct G { int v; void *operator new[](sz n); void operator delete[](void *p); };
__device__ void a1() { new A[2]; }
//^ error[device-code.undefined]: identifier "A::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void a2() { new B[2]; }
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
__device__ void a3(int k) { new C[k]; }
//^ error[device-code.undefined]: identifier "C::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "C::operator new[] " is undefined in device code
__device__ void a4() { new D[2]; }
//^ error[device-code.undefined]: identifier "D::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "D::operator new[] " is undefined in device code
__device__ void a5() { new D[2]{}; }
//^ error[device-code.undefined]: identifier "D::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "D::operator new[] " is undefined in device code
__device__ void a6() { new E[2]; }
//^ error[device-code.undefined]: identifier "E::operator new[] " is undefined in device code
__device__ void a7() { new F[2]; }
//^ error[device-code.undefined]: identifier "F::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "F::operator new[] " is undefined in device code
__device__ void a8() { new G[2]; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("a8") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void b1(A *p) { delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete[] (void *)") from a __device__ function("b1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete[] " is undefined in device code
__device__ void b2(B *p) { delete[] p; }
//^ error[device-code.undefined]: identifier "B::operator delete[] " is undefined in device code
__device__ void b3(C *p) { delete[] p; }
//^ error[device-code.undefined]: identifier "C::operator delete[] " is undefined in device code
__device__ void b4(D *p, F *q, G *r) { delete[] p; delete[] q; delete[] r; }
//^ error[call.host-from-device]: calling a __host__ function("D::operator delete[] (void *)") from a __device__ function("b4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("F::operator delete[] (void *)") from a __device__ function("b4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("G::operator delete[] (void *)") from a __device__ function("b4") is not allowed
//^ error[device-code.undefined]: identifier "D::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "F::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "G::operator delete[] " is undefined in device code
