/*---
says: Instances of constructors for bases are there in other instances only.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
template <class T> struct Implied { Implied() {} };
struct OfImplied : Implied<int> {};
__device__ void implied() { OfImplied x;
}
template <class T> struct Called { Called(T) {} };
struct OfCalled : Called<int> { __device__ OfCalled() : Called<int>(1) {} };
//^ error[call.host-from-device]: calling a __host__ function("Called<int> ::Called(int) [subobject]") from a __device__ function("OfCalled::OfCalled") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("Instance<int> ::Instance(int)") from a __host__ __device__ function("Instance<int> ::Instance [subobject]") is not allowed
__device__ void called() { OfCalled x;
}
template <class T> struct Instance { T t; __host__ Instance(T u) : t(u) {} };
template <class T> struct OfInstance : Instance<T> { __device__ OfInstance() : Instance<T>(1) {} };
__device__ void instance() { OfInstance<int> x;
}
struct Template { template <class U> Template(U) {} };
struct OfTemplate : Template { __device__ OfTemplate() : Template(1) {} };
//^ error[call.host-from-device]: calling a __host__ function("Template::Template<int> (T1) [subobject]") from a __device__ function("OfTemplate::OfTemplate") is not allowed
__device__ void of_template() { OfTemplate x;
}
//^ error[call.host-from-device]: calling a __host__ function("Implied<int> ::Implied() [subobject]") from a __device__ function("OfImplied::OfImplied") is not allowed
