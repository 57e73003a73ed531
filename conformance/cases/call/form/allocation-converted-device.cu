/*---
says: An object of a class that is deleted is converted to a pointer; of what new makes a placeholder may stand for.
rules: call.form, call.space
runs: device reject
deviation: oracle=cufe device N-I how entities name conversion functions to const types and to those of templates
---*/
typedef unsigned long sz;
struct A { int v; void *operator new(sz n); void operator delete(void *p); void *operator new[](sz n); void operator delete[](void *p); A(); ~A(); A(const A &); };
struct B { int v; };
struct C1 { operator A *() const; }; struct C2 { explicit operator A *() const; operator B *(); }; struct C3 : C1 { }; struct C4 { operator const A *&(); }; struct C5 { template <class T> operator T *(); };
template <class T> struct P { T *p; operator T *() const; };
 int h;  B hb;  const B hcb = {1};
__device__ void a1(C1 &c) { delete c; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C1::operator ::A *() const") from a __device__ function("a1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator ::A * const" is undefined in device code
__device__ void a2(C2 &c) { delete c; }
//^ error[call.host-from-device]: calling a __host__ function("C2::operator ::B *()") from a __device__ function("a2") is not allowed
//^ error[device-code.undefined]: identifier "C2::operator ::B *" is undefined in device code
__device__ void a3(C3 &c, const C3 &d) { delete c; delete d; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C1::operator ::A *() const") from a __device__ function("a3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C1::operator ::A *() const") from a __device__ function("a3") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator ::A * const" is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator ::A * const" is undefined in device code
__device__ void a4(C4 &c) { delete c; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C4::operator const ::A *&()") from a __device__ function("a4") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "C4::operator const ::A *&" is undefined in device code
__device__ void a7(P<A> c) { delete c; delete[] c; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P< ::A> ::operator ::A *() const") from a __device__ function("a7") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P< ::A> ::operator ::A *() const") from a __device__ function("a7") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete[] " is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "P< ::A> ::operator ::A * const" is undefined in device code
//^ error[device-code.undefined]: identifier "P< ::A> ::operator ::A * const" is undefined in device code
__device__ void a8(P<const A> c, P<int> d) { delete c; delete d; }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("a8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("a8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P<const ::A> ::operator const ::A *() const") from a __device__ function("a8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("P<int> ::operator int *() const") from a __device__ function("a8") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "P<const ::A> ::operator const ::A * const" is undefined in device code
//^ error[device-code.undefined]: identifier "P<int> ::operator int * const" is undefined in device code
__device__ void b2(const A &a) { new auto(a); new auto(A()); new const auto(a); new auto{a}; }
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("b2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(const A&)") from a __device__ function("b2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(const A&)") from a __device__ function("b2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A(const A&)") from a __device__ function("b2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("b2") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
__device__ void b3() { auto *p = new auto(hb); auto q = new auto(hcb); new const auto(hcb); new auto(hcb.v); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "hb" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "hb" is undefined in device code
//^ error[device-code.undefined]: identifier "hcb" is undefined in device code
//^ @13.3 warning[variable.read-by-device]: a host variable "hb" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "hb" cannot be directly read in a __device__/__global__ function
__device__ void b4(A *a) { new auto(a); new auto *(a); new auto(&h); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ @13.3 warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
//^ @13.5- warning[variable.addressed-by-device]: address of a host variable "h" cannot be directly taken in a __device__/__global__ function
__device__ void b8(C1 *c) { delete c; delete *c; delete (*c); }
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::operator delete (void *)") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C1::operator ::A *() const") from a __device__ function("b8") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C1::operator ::A *() const") from a __device__ function("b8") is not allowed
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::operator delete " is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator ::A * const" is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator ::A * const" is undefined in device code
__device__ void b9(const C1 &c) { ::delete c; ::delete[] c; }
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("b9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C1::operator ::A *() const") from a __device__ function("b9") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("C1::operator ::A *() const") from a __device__ function("b9") is not allowed
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator ::A * const" is undefined in device code
//^ error[device-code.undefined]: identifier "C1::operator ::A * const" is undefined in device code
