/*---
says: Copies into parameters, results, casts and new objects in device code; none where an object is made in its place.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { int v; __host__ __device__ Host(int v) : v(v) {} Host(const Host &o) : v(o.v) {} };
struct Derived : Host { __host__ __device__ Derived() : Host(1) {} };
__device__ int takes(Host h) { return h.v; }
template <class T> __device__ int takes_any(T t) { return t.v; }
__device__ Host operator+(Host a, const Host &b) { return a.v + b.v; }
struct Taker { __device__ Taker(Host) {} __device__ int operator()(Host h) { return h.v; } __device__ int operator[](Host h) { return h.v; } };
__device__ int by_argument(Host &h) { return takes(h); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_argument") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_deduced(Host &h) { return takes_any(h); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_deduced") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_pointer(Host &h, int (*f)(Host)) { return f(h); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_pointer") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_operator(Host &a, Host &b) { return (a + b).v; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_operator") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_derived(Derived &d) { return takes(d); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_derived") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_constructor(Host &h) { Taker t(h); return 0; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_constructor") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_call_operator(Taker &t, Host &h) { return t(h); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_call_operator") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_subscript(Taker &t, Host &h) { return t[h]; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_subscript") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ Host by_return(Host &h) { return h; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_return") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ Host by_returned_parameter(Host h) { return h; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_returned_parameter") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ int by_moved(Host &h) { return takes(static_cast<Host &&>(h)); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_moved") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ void by_cast(Host &h) { (void)static_cast<Host>(h); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("by_cast") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ Host made() { return 3; }
__device__ Host returned_variable() { Host h(1); return h; }
__device__ int in_place() { return takes(made()) + takes(Host(2)); }
__device__ int unevaluated(Host &h) { return sizeof(takes(h)); }
