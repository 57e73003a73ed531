/*---
says: Class templates are compared when they are instantiated.
rules: override.checked
runs: host reject, device reject
---*/
struct B { __device__ virtual void f(); };
template <class T> struct A : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "A<T>::f [with T=B]") is a __host__ function
A<B> *unused;
A<B> used;
