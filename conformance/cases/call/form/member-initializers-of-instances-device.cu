/*---
says: What default member initialisers of instances call and allocate.
rules: call.form, call.space
runs: device reject
deviation: oracle device BUG default member initialisers of instances of class templates
---*/
struct A { int v; void *operator new(unsigned long); void operator delete(void *); };
template <typename T> struct B1 { T *p = new T; __device__ B1() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("B1< ::A> ::B1") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
template <typename T> struct B2 { T *p; __device__ B2() : p(new T) {} };
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("B2< ::A> ::B2") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
template <typename T> struct B3 { T *p = new T; };
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("B3< ::A> ::B3") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
struct B4 { A *p = new A; __device__ B4() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("B4::B4") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
struct B5 { A *p = new A; };
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("B5::B5") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
template <typename T> struct B6 { A *p = new A; __device__ B6() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::operator new (unsigned long)") from a __device__ function("B6< ::A> ::B6") is not allowed
//^ error[device-code.undefined]: identifier "A::operator new " is undefined in device code
template <typename T> struct B7 { T v = T::make(); __device__ B7() {} };
//^ error[call.host-from-device]: calling a __host__ function("M::make()") from a __device__ function("B7< ::M> ::B7") is not allowed
//^ error[device-code.undefined]: identifier "M::make" is undefined in device code
struct M { static M make(); };
__global__ void k() { B1<A> a; B2<A> b; B3<A> c; B4 d; B5 e; B6<A> f; B7<M> g; }
