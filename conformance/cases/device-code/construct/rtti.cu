/*---
says: Code of the device has no run-time type information; unevaluated operands count, and casts to bases.
rules: device-code.construct
runs: host accept, device reject
---*/
namespace std { class type_info { public: __host__ __device__ const char *name() const; }; }
struct Base { virtual __device__ void f(); };
struct Derived : Base { __device__ void f(); };
__device__ const void *type() { return &typeid(int); }
//^ device error[device-code.typeid]: The operator 'typeid' is not allowed in device code
__device__ bool types(Base &b) {
  return &typeid(b) ==  // device error[device-code.typeid]: The operator 'typeid' is not allowed in device code
         &typeid(Derived);  // device error[device-code.typeid]: The operator 'typeid' is not allowed in device code
}
__device__ int size() { return sizeof(typeid(int)); }
//^ device error[device-code.typeid]: The operator 'typeid' is not allowed in device code
__device__ Derived *down(Base *b) { return dynamic_cast<Derived *>(b); }
//^ device error[device-code.dynamic-cast]: The operator 'dynamic_cast' is not allowed in device code
__device__ Derived &down(Base &b) { return dynamic_cast<Derived &>(b); }
//^ device error[device-code.dynamic-cast]: The operator 'dynamic_cast' is not allowed in device code
__device__ Base *up(Derived *d) { return dynamic_cast<Base *>(d); }
//^ device error[device-code.dynamic-cast]: The operator 'dynamic_cast' is not allowed in device code
__device__ void *whole(Base *b) { return dynamic_cast<void *>(b); }
//^ device error[device-code.dynamic-cast]: The operator 'dynamic_cast' is not allowed in device code
