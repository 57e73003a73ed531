/*---
says: The same where one of the two functions is missing or takes a size, of classes with bases, members, virtual bases, and of unions.
rules: call.form, call.address
runs: device reject
deviation: cufe device BUG of placement, virtual bases and destructors, and unions
---*/
typedef unsigned long sz;
struct Z { __device__ Z(); void operator delete[](void *); };
struct Z1 { int v; void operator delete[](void *, sz); };
struct Z2 { __device__ Z2(); void *operator new[](sz); void operator delete[](void *, int); };
struct Z3 { __device__ Z3(); void *operator new[](sz, int); void operator delete[](void *, int);  void operator delete[](void *);};
struct Z4 { virtual ~Z4() = default; void *operator new[](sz); void operator delete[](void *);};
struct Z5 { __device__ ~Z5(); int v; void *operator new[](sz, int); void operator delete[](void *, sz); };
struct VB : virtual Z1 { void *operator new[](sz); void operator delete[](void *); };
struct C5 { C5() = default; __device__ C5(int); int v;  void *operator new[](sz); void operator delete[](void *); };
struct C6 { C6() = default; __device__ C6(const C6 &); int v;  void *operator new[](sz); void operator delete[](void *); };
union U { int a; float b; void *operator new[](sz); void operator delete[](void *); };
template <class T> struct M { T t; void *operator new[](sz); void operator delete[](void *); };
template <class T> struct M1 { T t; __device__ M1(); void *operator new[](sz); void operator delete[](void *); };
struct H : M<int> { };
struct H1 : M1<int> { };
struct DC { int v; void *operator new[](sz); void operator delete[](void *, sz); void operator delete[](void *); };
struct S { int v; void *operator new(sz); void operator delete(void *, sz); };
struct LA { int v[2]; Z5 z[2]; void *operator new[](sz); void operator delete[](void *); };
struct alignas(64) Al { int v; void *operator new[](sz); void operator delete[](void *); };
__device__ void a1() { new Z[2]; }
//^ error[device-code.undefined]: identifier "Z::operator delete[] " is undefined in device code
__device__ void a2() { new Z1[2]; }
__device__ void a3() { new Z2[2]; }
//^ error[device-code.undefined]: identifier "Z2::operator new[] " is undefined in device code
__device__ void a4() { new (1) Z3[2]; }
//^ error[call.host-from-device]: calling a __host__ function("Z3::operator new[] (unsigned long, int)") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "Z3::operator new[] " is undefined in device code
__device__ void a5() { new Z4[2]; }
//^ error[device-code.undefined]: identifier "Z4::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "Z4::operator new[] " is undefined in device code
__device__ void a6(Z4 *p) { delete[] p; }
//^ error[device-code.undefined]: identifier "Z4::operator delete[] " is undefined in device code
__device__ void a7() { new (1) Z5[2]; }
//^ error[call.host-from-device]: calling a __host__ function("Z5::operator new[] (unsigned long, int)") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "Z5::operator new[] " is undefined in device code
__device__ void a8() { new VB[2]; }
//^ error[device-code.undefined]: identifier "VB::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "VB::operator new[] " is undefined in device code
__device__ void a9() { new C5[2]; new C5[2](); }
//^ error[call.host-from-device]: calling a __host__ function("C5::operator new[] (unsigned long)") from a __device__ function("a9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C5::operator new[] (unsigned long)") from a __device__ function("a9") is not allowed
//^ error[device-code.undefined]: identifier "C5::operator new[] " is undefined in device code
//^ error[device-code.undefined]: identifier "C5::operator new[] " is undefined in device code
__device__ void b1() { new C5[2]{1}; }
//^ error[call.host-from-device]: calling a __host__ function("C5::operator new[] (unsigned long)") from a __device__ function("b1") is not allowed
//^ error[device-code.undefined]: identifier "C5::operator new[] " is undefined in device code
__device__ void b2() { new C5[2]{}; }
//^ error[call.host-from-device]: calling a __host__ function("C5::operator new[] (unsigned long)") from a __device__ function("b2") is not allowed
//^ error[device-code.undefined]: identifier "C5::operator new[] " is undefined in device code
__device__ void b3(C6 c) { new C6[2]{c,c}; }
//^ error[call.host-from-device]: calling a __host__ function("C6::operator new[] (unsigned long)") from a __device__ function("b3") is not allowed
//^ error[device-code.undefined]: identifier "C6::operator new[] " is undefined in device code
__device__ void b4() { new U[2]; }
//^ error[call.host-from-device]: calling a __host__ function("U::operator new[] (unsigned long)") from a __device__ function("b4") is not allowed
//^ error[device-code.undefined]: identifier "U::operator new[] " is undefined in device code
__device__ void b5() { new M<int>[2]; }
//^ error[call.host-from-device]: calling a __host__ function("M<int> ::operator new[] (unsigned long)") from a __device__ function("b5") is not allowed
//^ error[device-code.undefined]: identifier "M<int> ::operator new[] " is undefined in device code
__device__ void b6() { new M1<int>[2]; }
//^ error[device-code.undefined]: identifier "M1<int> ::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "M1<int> ::operator new[] " is undefined in device code
__device__ void b7() { new H[2]; }
//^ error[call.host-from-device]: calling a __host__ function("M<int> ::operator new[] (unsigned long)") from a __device__ function("b7") is not allowed
//^ error[device-code.undefined]: identifier "M<int> ::operator new[] " is undefined in device code
__device__ void b8() { new H1[2]; }
//^ error[device-code.undefined]: identifier "M1<int> ::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "M1<int> ::operator new[] " is undefined in device code
__device__ void b9(H *p) { delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("M<int> ::operator delete[] (void *)") from a __device__ function("b9") is not allowed
//^ error[device-code.undefined]: identifier "M<int> ::operator delete[] " is undefined in device code
__device__ void c1(DC *p) { delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("DC::operator delete[] (void *)") from a __device__ function("c1") is not allowed
//^ error[device-code.undefined]: identifier "DC::operator delete[] " is undefined in device code
__device__ void c2() { new DC[2]; }
//^ error[call.host-from-device]: calling a __host__ function("DC::operator new[] (unsigned long)") from a __device__ function("c2") is not allowed
//^ error[device-code.undefined]: identifier "DC::operator new[] " is undefined in device code
__device__ void c3(S *p) { delete p; new S; }
//^ error[call.host-from-device]: calling a __host__ function("S::operator delete (void *, unsigned long)") from a __device__ function("c3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("S::operator new (unsigned long)") from a __device__ function("c3") is not allowed
//^ error[device-code.undefined]: identifier "S::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "S::operator new " is undefined in device code
__device__ void c4() { new LA[2]; }
//^ error[device-code.undefined]: identifier "LA::operator new[] " is undefined in device code
__device__ void c5(LA *p) { delete[] p; }
//^ error[device-code.undefined]: identifier "LA::operator delete[] " is undefined in device code
__device__ void c6(Al *p) { new Al[2]; delete[] p; }
//^ error[call.host-from-device]: calling a __host__ function("Al::operator delete[] (void *)") from a __device__ function("c6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Al::operator new[] (unsigned long)") from a __device__ function("c6") is not allowed
//^ error[device-code.undefined]: identifier "Al::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "Al::operator new[] " is undefined in device code
__device__ void c7() { new Z1[2]; }
__device__ void c8(Z1 *p) { delete[] p; }
//^ error[device-code.undefined]: identifier "Z1::operator delete[] " is undefined in device code
__device__ void c9() { new (Z1[2]); }
__device__ void d1() { new DC[1]; new DC[0]; }
//^ error[call.host-from-device]: calling a __host__ function("DC::operator new[] (unsigned long)") from a __device__ function("d1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("DC::operator new[] (unsigned long)") from a __device__ function("d1") is not allowed
//^ error[device-code.undefined]: identifier "DC::operator new[] " is undefined in device code
//^ error[device-code.undefined]: identifier "DC::operator new[] " is undefined in device code
