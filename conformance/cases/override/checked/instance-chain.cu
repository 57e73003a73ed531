/*---
says: Chains of overriders through instances whose bases depend on their parameters.
rules: override.checked
runs: host reject, device reject
---*/
struct B { __device__ virtual void f(); };
template <class T> struct None : T {};
struct E1 : None<B> { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "E1::f") is a __host__ function
template <class T> struct Virtual : T { virtual void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Virtual<T>::f [with T=B]") is a __host__ function
struct E2 : Virtual<B> { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "E2::f") is a __host__ function
template <class T> struct Again : T { __device__ void f(); };
template <class T> struct More : Again<T> { __device__ void f(); };
struct E3 : More<B> { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "Again<T>::f [with T=B]") is a __device__ function, but overriding entity (function "E3::f") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "E3::f") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "More<T>::f [with T=B]") is a __device__ function, but overriding entity (function "E3::f") is a __host__ function
struct E4 : Again<B> { __device__ void f(); };
struct E5 : E4 { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "Again<T>::f [with T=B]") is a __device__ function, but overriding entity (function "E5::f") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "E5::f") is a __host__ function
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "E4::f") is a __device__ function, but overriding entity (function "E5::f") is a __host__ function
struct Empty {};
template <class T> struct Own : T { __host__ __device__ virtual void f(); };
struct E6 : Own<Empty> { void f(); };
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "Own<T>::f [with T=Empty]") is a __host__ __device__ function, but overriding entity (function "E6::f") is a __host__ function
template <class T> struct Plain : T { void f(); };
struct E7 : Plain<Empty> { __device__ void f(); };
template <class T> struct Known : B { __host__ __device__ void f(); };
//^ error[override.host-device-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "Known<T>::f") is a __host__ __device__ function
struct E8 : Known<int> { void f(); };
//^ error[override.host-over-device]: execution space mismatch: overridden entity (function "B::f") is a __device__ function, but overriding entity (function "E8::f") is a __host__ function
//^ error[override.host-over-host-device]: execution space mismatch: overridden entity (function "Known<T>::f [with T=int]") is a __host__ __device__ function, but overriding entity (function "E8::f") is a __host__ function
