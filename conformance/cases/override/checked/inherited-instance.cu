/*---
says: A function that overrides one of an instance whose base depends on its parameters.
rules: override.checked
runs: host reject, device reject
---*/
struct B { __device__ virtual void f(); };
template <class T> struct Again : T { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Again<T>::f [with T=B]") is a __host__ function
struct E : Again<B> { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "E::f") is a __host__ function
