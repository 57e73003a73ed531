/*---
says: Parameters, temporaries that they are bound to and static variables of blocks in device code; a template that host code asks for.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { Host(); Host(int); Host(const Host &); ~Host(); static int s(); };
__device__ void by_value(Host);
__device__ void by_reference(const Host &);
__device__ void copies(Host &h) { by_value(h); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("copies") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("copies") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ void converts() { by_reference(1); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(int)") from a __device__ function("converts") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("converts") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
template <class T> __host__ __device__ void both() { T::s(); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("Host::s()") from a __host__ __device__ function("both< ::Host> ") is not allowed
void asks() { both<Host>(); }
