/*---
says: Which types count as made or ended by what does something where a new- or delete-expression is one of an array: placement is a plain call whatever they do.
rules: call.form, call.address
runs: device reject
---*/
typedef unsigned long sz;
struct A { __device__ A(); void *operator new[](sz n); void *operator new[](sz n, int); void operator delete[](void *p); void operator delete[](void *p, int); };
struct B { int v; void *operator new[](sz n); void *operator new[](sz n, int);  void operator delete[](void *p, sz n);};
struct G { int v; void *operator new[](sz n); void operator delete[](void *p); };
struct V { __device__ virtual ~V(); void *operator new[](sz n); void operator delete[](void *p); void operator delete(void *p);};
struct V1 { __device__ virtual void f(); int v; void *operator new[](sz n); void operator delete[](void *p); };
struct E { __device__ ~E() {}  int v; void *operator new[](sz n); void operator delete[](void *p); };
struct E1 { ~E1() = default;  int v; void *operator new[](sz n); void operator delete[](void *p); };
struct E2 { E e;  int v; void *operator new[](sz n); void operator delete[](void *p); };
struct C1 { __device__ C1() {}  int v; void *operator new[](sz n); void operator delete[](void *p); };
struct C3 { C3() = default;  int v; void *operator new[](sz n); void operator delete[](void *p); };
struct C4 { __device__ C4(int);  int v; void *operator new[](sz n); void operator delete[](void *p); };
struct D { int v = 3; void *operator new[](sz n); void operator delete[](void *p); };
struct HC { HC(); ~HC(); int v; };
typedef A AA[2];
typedef G GG[2];
__device__ void a1() { new (1) A[2]; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator new[] (unsigned long, int)") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void a2() { new (1) B[2]; }
//^ error[call.host-from-device]: calling a __host__ function("B::operator new[] (unsigned long, int)") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "B::operator new[] " is undefined in device code
__device__ void a3() { new V[2]; }
//^ error[device-code.undefined]: identifier "V::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "V::operator new[] " is undefined in device code
__device__ void a4(V *v) { delete[] v; }
//^ error[device-code.undefined]: identifier "V::operator delete[] " is undefined in device code
__device__ void a5() { new V1[2]; }
//^ error[device-code.undefined]: identifier "V1::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "V1::operator new[] " is undefined in device code
__device__ void a6(V1 *v) { delete[] v; }
//^ error[call.host-from-device]: calling a __host__ function("V1::operator delete[] (void *)") from a __device__ function("a6") is not allowed
//^ error[device-code.undefined]: identifier "V1::operator delete[] " is undefined in device code
__device__ void a7() { new E[2]; }
//^ error[device-code.undefined]: identifier "E::operator new[] " is undefined in device code
__device__ void a8(E *v) { delete[] v; }
//^ error[device-code.undefined]: identifier "E::operator delete[] " is undefined in device code
__device__ void a9() { new E1[2]; }
//^ error[call.host-from-device]: calling a __host__ function("E1::operator new[] (unsigned long)") from a __device__ function("a9") is not allowed
//^ error[device-code.undefined]: identifier "E1::operator new[] " is undefined in device code
__device__ void b1(E1 *v) { delete[] v; }
//^ error[call.host-from-device]: calling a __host__ function("E1::operator delete[] (void *)") from a __device__ function("b1") is not allowed
//^ error[device-code.undefined]: identifier "E1::operator delete[] " is undefined in device code
__device__ void b2() { new E2[2]; }
//^ error[device-code.undefined]: identifier "E2::operator new[] " is undefined in device code
__device__ void b3(E2 *v) { delete[] v; }
//^ error[device-code.undefined]: identifier "E2::operator delete[] " is undefined in device code
__device__ void b4() { new C1[2]; }
//^ error[device-code.undefined]: identifier "C1::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator new[] " is undefined in device code
__device__ void b6() { new C3[2]; }
//^ error[call.host-from-device]: calling a __host__ function("C3::operator new[] (unsigned long)") from a __device__ function("b6") is not allowed
//^ error[device-code.undefined]: identifier "C3::operator new[] " is undefined in device code
__device__ void b7() { new C4[2]{1,2}; }
//^ error[device-code.undefined]: identifier "C4::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "C4::operator new[] " is undefined in device code
__device__ void b8() { new D[2]{{1},{2}}; }
//^ error[device-code.undefined]: identifier "D::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "D::operator new[] " is undefined in device code
__device__ void b9() { new D[2]{{1}}; }
//^ error[device-code.undefined]: identifier "D::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "D::operator new[] " is undefined in device code
__device__ void c1() { new G[2](); }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("c1") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void c2() { new G[2]{}; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("c2") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void c3() { new G[2]{{1},{2}}; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("c3") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void c4() { new AA; }
//^ error[device-code.undefined]: identifier "A::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new[] " is undefined in device code
__device__ void c5() { new GG; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("c5") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void c6() { new (GG); }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("c6") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void c7() { new GG[3]; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("c7") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void c8(GG *p) { delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator delete[] (void *)") from a __device__ function("c8") is not allowed
//^ error[device-code.undefined]: identifier "G::operator delete[] " is undefined in device code
__device__ void c9() { new HC[3]; }
//^ error[device-code.undefined]: identifier "HC::HC" is undefined in device code
//^ error[device-code.undefined]: identifier "HC::~HC" is undefined in device code
__device__ void d1(HC *p) { delete[] p; }
//^ error[device-code.undefined]: identifier "HC::~HC" is undefined in device code
__device__ void d2() { new C1[2]{}; }
//^ error[device-code.undefined]: identifier "C1::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator new[] " is undefined in device code
__device__ void d3() { new C3[2]{}; }
//^ error[call.host-from-device]: calling a __host__ function("C3::operator new[] (unsigned long)") from a __device__ function("d3") is not allowed
//^ error[device-code.undefined]: identifier "C3::operator new[] " is undefined in device code
__device__ void d4() { new C3[2](); }
//^ error[call.host-from-device]: calling a __host__ function("C3::operator new[] (unsigned long)") from a __device__ function("d4") is not allowed
//^ error[device-code.undefined]: identifier "C3::operator new[] " is undefined in device code
__device__ void d5() { new G[2]{G(),G()}; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("d5") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
__device__ void d6(G g) { new G[2]{g,g}; }
//^ error[call.host-from-device]: calling a __host__ function("G::operator new[] (unsigned long)") from a __device__ function("d6") is not allowed
//^ error[device-code.undefined]: identifier "G::operator new[] " is undefined in device code
