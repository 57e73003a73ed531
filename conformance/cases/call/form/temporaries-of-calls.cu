/*---
says: What calls in device code give by value is destroyed unless it is an object of something else.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { int v; __host__ __device__ Host(int v) : v(v) {} ~Host() {} __host__ __device__ Host(const Host &o) : v(o.v) {} };
__device__ Host make();
__device__ Host operator+(const Host &a, const Host &b);
__device__ void bound(const Host &h);
__device__ void discarded() { make(); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("discarded") is not allowed
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ int by_member() { return make().v; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("by_member") is not allowed
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ int by_sum(Host &a) { return (a + a).v; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("by_sum") is not allowed
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ void by_reference() { bound(make()); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("by_reference") is not allowed
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ void by_void() { (void)make(); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("by_void") is not allowed
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ Host returned() { return make(); }
__device__ Host *made_in_place() { return new Host(make()); }
__device__ int unevaluated() { return sizeof(make()); }
struct Device { int v; __host__ __device__ Device(int); __device__ ~Device(); __device__ Device(const Device &); };
__host__ __device__ Device make_other();
void takes_other(Device);
void of_the_host() { make_other(); }
void copied_by_the_host(Device &d) { takes_other(d); }
