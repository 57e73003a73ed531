/*---
says: An overridden function is named with its parameters where its class has overloads of it, an overrider where one is declared before it.
rules: override.checked
runs: host reject, device reject
---*/
struct B { __device__ virtual void f(); __device__ virtual void f(int) const; __device__ virtual void g(); };
struct D : B { void f(); void f(int) const; };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f()") is a __device__ function, but overriding entity (function "D::f") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f(int) const") is a __device__ function, but overriding entity (function "D::f(int) const") is a __host__ function
struct Other : B { void f(int) const; void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f()") is a __device__ function, but overriding entity (function "Other::f()") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f(int) const") is a __device__ function, but overriding entity (function "Other::f") is a __host__ function
struct V { __device__ virtual void f(const char *, int = 0); void f(); };
struct W : V { void f(const char *, int); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "V::f(const char *, int)") is a __device__ function, but overriding entity (function "W::f") is a __host__ function
struct Using : B { using B::g; void g(int); };
struct Under : Using { void g(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::g") is a __device__ function, but overriding entity (function "Under::g") is a __host__ function
template <class T> struct X { __device__ virtual void f(int, T); void f(); };
struct Y : X<int> { void f(int, int); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "X<T>::f(int, T) [with T=int]") is a __device__ function, but overriding entity (function "Y::f") is a __host__ function
template <class T> struct Two : T { void f(); void f(int) const; };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f()") is a __device__ function, but overriding entity (function "Two<T>::f [with T=B]") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f(int) const") is a __device__ function, but overriding entity (function "Two<T>::f(int) const [with T=B]") is a __host__ function
Two<B> two;
