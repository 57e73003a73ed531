/*---
says: Whether an array of elements of a class is made or ended by code of the class decides how device code gets its storage; a virtual destructor is one, a class without a default constructor counts as made by one, what is placed is not handed over.
rules: call.form, call.address
runs: device reject
---*/
typedef unsigned long sz;
struct A { __device__ A(); void *operator new[](sz, int); void operator delete[](void *); void operator delete[](void *, int); };
struct Z { virtual __device__ ~Z(); void operator delete[](void *); void operator delete(void *); };
struct Y { virtual ~Y() = default; void operator delete[](void *); void operator delete(void *); };
struct V { virtual __device__ void f(); void *operator new[](sz); void operator delete[](void *); };
struct C { __device__ C(int); void *operator new[](sz); void operator delete[](void *); };
struct D { D() = default; __device__ D(int); void *operator new[](sz); void operator delete[](void *); };
struct E { int v; void *operator new[](sz); void operator delete[](void *); };
typedef E Es[2];
union U { int a; float b; void *operator new[](sz); void operator delete[](void *); };
struct H { ~H(); int v; };
__device__ void a1() { new (1) A[2]; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new[] (unsigned long, int)") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void a2(Z *z, Y *y) { delete[] z; delete z; delete[] y; delete y; }
//^ error[device-code.undefined]: identifier "Y::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "Z::operator delete[] " is undefined in device code
__device__ void a3(V *v) { new V[2]; delete[] v; }
//^ error[call.host-from-device]: calling a __host__ function("V::operator delete[] (void *)") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "V::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "V::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "V::operator new[] " is undefined in device code
__device__ void a4() { new C[2]{1, 2}; }
//^ error[device-code.undefined]: identifier "C::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "C::operator new[] " is undefined in device code
__device__ void a5() { new D[2]; new D[1]{1}; }
//^ error[call.host-from-device]: calling a __host__ function("D::operator new[] (unsigned long)") from a __device__ function("a5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("D::operator new[] (unsigned long)") from a __device__ function("a5") is not allowed
//^ error[device-code.undefined]: identifier "D::operator new[] " is undefined in device code
//^ error[device-code.undefined]: identifier "D::operator new[] " is undefined in device code
__device__ void a6() { new Es; new (Es); }
//^ error[call.host-from-device]: calling a __host__ function("E::operator new[] (unsigned long)") from a __device__ function("a6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::operator new[] (unsigned long)") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "E::operator new[] " is undefined in device code
//^ error[device-code.undefined]: identifier "E::operator new[] " is undefined in device code
__device__ void a7(U *u) { new U[2]; delete[] u; }
//^ error[call.host-from-device]: calling a __host__ function("U::operator delete[] (void *)") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("U::operator new[] (unsigned long)") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "U::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "U::operator new[] " is undefined in device code
__device__ void a8() { new H[3]; }
