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
__device__ void called() { OfCalled x;
}
template <class T> struct Instance { T t; __host__ Instance(T u) : t(u) {} };
template <class T> struct OfInstance : Instance<T> { __device__ OfInstance() : Instance<T>(1) {} };
__device__ void instance() { OfInstance<int> x;
}
struct Template { template <class U> Template(U) {} };
struct OfTemplate : Template { __device__ OfTemplate() : Template(1) {} };
__device__ void of_template() { OfTemplate x;
}
