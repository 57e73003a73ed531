/*---
says: What members that nobody writes call is looked at when code is generated for them; their space is that of all who use them, host code included.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { Host(); Host(const Host &); ~Host(); Host &operator=(const Host &); };
struct Device { Host x; };
struct Defaulted { Defaulted() = default; Host x; };
struct Both { Host x; };
struct Base : Host {};
struct Elements { Host x[2]; };
struct Outer { Device inner; };
struct Unused { Host x; };
struct Number { int i = 1; Number() = default; };
void host() { Both b; }
inline __device__ void unused() { Unused u; }
__device__ void both() { Both b; }
__device__ void defaulted() { Defaulted d; Number n; }
__device__ void base() { Base b; }
__device__ void elements() { Elements e; }
__device__ void copies(Device &a) { Device b(a); b = a; }
__device__ void makes() { Outer o; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host() [subobject]") from a __device__ function("Base::Base") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Defaulted::Defaulted") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Device::Device") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("Host::Host()") from a __host__ __device__ function("Both::Both") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&)") from a __device__ function("Device::Device") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::operator =(const Host&)") from a __device__ function("Device::operator =") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host() [subobject]") from a __device__ function("Base::~Base") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("Defaulted::~Defaulted") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("Device::~Device") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("Host::~Host()") from a __host__ __device__ function("Both::~Both") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::operator =" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
