/*---
says: A function of a class is compared with what it overrides in an instance of a class template.
rules: override.checked
runs: host reject, device reject
---*/
template <class T> struct A { __device__ virtual void f(T); };
struct B : A<int> { void f(int) override; };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "A<T>::f [with T=int]") is a __device__ function, but overriding entity (function "B::f") is a __host__ function
namespace n {
template <class T, class U> struct Two { __host__ __device__ virtual U g(T *) const; };
}
struct C : n::Two<char, float *> { float *g(char *) const override; };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "n::Two<T, U>::g [with T=char, U=float *]") is a __host__ __device__ function, but overriding entity (function "C::g") is a __host__ function
struct D : A<int> { void f(char); };
struct E : A<int> { int f; void g(int); };
template <class T> struct Over { __device__ virtual void f(T); virtual void f(T, int); };
struct H : Over<int> { void f(int, int) override; };
template <class T> struct Special { __device__ virtual void f(T); };
template <> struct Special<int> { virtual void f(int); };
struct I : Special<int> { void f(int) override; };
