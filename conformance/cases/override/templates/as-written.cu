/*---
says: Class templates, their specialisations and the classes in them are judged as they are written, as far as no base depends.
rules: override.mismatch
runs: host reject, device reject
deviation: oracle host BUG it does not name parameters of templates without a name, and those of partial specialisations
deviation: oracle device BUG it does not name parameters of templates without a name, and those of partial specialisations
---*/
struct A {
  __host__ __device__ virtual void f(int *);
  __host__ __device__ virtual void g(int);
  __host__ __device__ virtual ~A();
};
struct Other { __device__ virtual void f(int *); };
template <class T> struct Plain : A { void f(int *) override; __host__ __device__ ~Plain(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Plain<T>::f") is a __host__ function
template <class T, class U> struct Uninstantiated : A { void f(int *); void g(T); __host__ __device__ ~Uninstantiated(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Uninstantiated<T, U>::f") is a __host__ function
template <class T> struct Mixed : T, A { void f(int *) override; __host__ __device__ ~Mixed(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Mixed<T>::f") is a __host__ function
template <class T> struct Both : A, Other { void f(int *) override; __host__ __device__ ~Both(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Both<T>::f") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "Other::f") is a __device__ function, but overriding entity (function "Both<T>::f") is a __host__ function
template <class T> struct Dependent : T { void g(int) override; };
template <class T> struct Outer {
  struct Inner : A { void f(int *) override; __host__ __device__ ~Inner(); };
  //^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Outer<T>::Inner::f") is a __host__ function
  template <class U> struct Template : A { void f(int *); __host__ __device__ ~Template(); };
  //^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Outer<T>::Template<U>::f") is a __host__ function
  struct Later;
};
template <class T> struct Outer<T>::Later : A { void f(int *); __host__ __device__ ~Later(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Outer<T>::Later::f") is a __host__ function
template <class T> struct Special : A { void f(int *) override; __host__ __device__ ~Special(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Special<T>::f") is a __host__ function
template <class T> struct Special<T *> : A { void f(int *) override; __host__ __device__ ~Special(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Special<T *>::f") is a __host__ function
template <> struct Special<int> : A { void f(int *) override; __host__ __device__ ~Special(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Special<int>::f") is a __host__ function
namespace n {
template <class T> struct Base : A { void g(int) override; __host__ __device__ ~Base(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::g") is a __host__ __device__ function, but overriding entity (function "n::Base<T>::g") is a __host__ function
}
template <class T> struct Derived : n::Base<int> { void g(int) override; __host__ __device__ ~Derived(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::g") is a __host__ __device__ function, but overriding entity (function "Derived<T>::g") is a __host__ function
namespace {
template <class T> struct Unnamed : A { __device__ void f(int *) override; __host__ __device__ ~Unnamed(); };
//^ error[override.device-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "<unnamed>::Unnamed<T>::f") is a __device__ function
}
template <int N, class... T> struct Pack : A { void f(int *); __host__ __device__ ~Pack(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Pack<N, T...>::f") is a __host__ function
template <template <class> class T, class = int, int * = nullptr> struct Parameters : A { void f(int *); __host__ __device__ ~Parameters(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::f") is a __host__ __device__ function, but overriding entity (function "Parameters<T, <unnamed>, <unnamed>>::f") is a __host__ function
template <class T> struct Same : A { __host__ __device__ void f(int *); template <class U> void g(U); __host__ __device__ ~Same(); };
template <class T> struct Destroyed : A { ~Destroyed(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "A::~A") is a __host__ __device__ function, but overriding entity (function "Destroyed<T>::~Destroyed") is a __host__ function
