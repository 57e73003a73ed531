/*---
says: An implicit copy constructor that only an argument, a result, a cast or a new-expression of device code uses.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { int v; __host__ __device__ Host(int v) : v(v) {} Host(const Host &o) : v(o.v) {} };
struct Passed { Host h; __host__ __device__ Passed(int v) : h(v) {} };
struct Returned { Host h; __host__ __device__ Returned(int v) : h(v) {} };
struct Cast { Host h; __host__ __device__ Cast(int v) : h(v) {} };
struct New { Host h; __host__ __device__ New(int v) : h(v) {} };
__device__ int takes(Passed p) { return p.h.v; }
__device__ int by_argument(Passed &p) { return takes(p); }
__device__ Returned by_return(Returned &r) { return r; }
__device__ void by_cast(Cast &c) { (void)static_cast<Cast>(c); }
__device__ New *by_new(New &n) { return new New(n); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("Cast::Cast") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("New::New") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("Passed::Passed") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("Returned::Returned") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
