/*---
says: A member of a class template is compared where its class is instantiated when the base depends on its parameters, and in the template when it does not.
rules: override.checked
runs: host reject, device reject
---*/
struct B { __device__ virtual void f(); __device__ virtual void g(int); };
template <class T> struct Never : B { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Never<T>::f") is a __host__ function
template <class T> struct Pointed : T { void f(); };
Pointed<B> *unused;
template <class T> struct Sized : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Sized<T>::f [with T=B]") is a __host__ function
int size = sizeof(Sized<B>);
template <class T> struct Derived : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Derived<T>::f [with T=B]") is a __host__ function
struct D : Derived<B> {};
template <class T> struct Explicit : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Explicit<T>::f [with T=B]") is a __host__ function
template struct Explicit<B>;
template <class T> struct Base { __device__ virtual void f(T); };
template <class T> struct Passed : Base<T> { void f(T); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "Base<T>::f [with T=int]") is a __device__ function, but overriding entity (function "Passed<T>::f [with T=int]") is a __host__ function
int passed = sizeof(Passed<int>);
template <class T> struct Some : Base<T *> { void f(int *); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "Base<T>::f [with T=int *]") is a __device__ function, but overriding entity (function "Some<T>::f [with T=int]") is a __host__ function
int some = sizeof(Some<int>) + sizeof(Some<char>);
template <class T> struct Special : T { void f(); };
template <> struct Special<B> {};
Special<B> special;
template <class T> struct Referred : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Referred<T>::f [with T=B]") is a __host__ function
void use(Referred<B> &r) { r.f(); }
template <class T> struct Declared : T { void f(); };
void declared(Declared<B>);
template <class T, class U> struct Two : T { void f(); void f(int); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Two<T, U>::f [with T=B, U=int]") is a __host__ function
int two = sizeof(Two<B, int>);
template <class T, int N> struct Valued : T { void f(); void g(int); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Valued<T, N>::f [with T=B, N=3]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::g") is a __device__ function, but overriding entity (function "Valued<T, N>::g [with T=B, N=3]") is a __host__ function
int valued = sizeof(Valued<B, 3>);
namespace n {
struct C { __device__ virtual void f(); };
template <class T> struct Inner : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "n::Inner<T>::f [with T=B]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "n::C::f") is a __device__ function, but overriding entity (function "n::Inner<T>::f [with T=n::C]") is a __host__ function
int inner = sizeof(Inner<C>) + sizeof(Inner<B>);
}
template <class T> struct Fine : T { __device__ void f(); };
int fine = sizeof(Fine<B>);
