/*---
says: An implicit member is for the host and for the device as the functions of the unit are that use it.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { Host(); ~Host(); };
struct OfBoth { Host member; };
struct OfHostAndDevice { Host member; };
struct OfDevice { Host member; };
struct OfHost { Host member; };
struct Outer { OfDevice member; };
__host__ __device__ void both() { OfBoth object; }
void host() { OfHostAndDevice object; OfHost other; }
__device__ void device() { OfHostAndDevice object; Outer outer; }
__global__ void kernel() { OfDevice object; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("OfDevice::OfDevice") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("Host::Host()") from a __host__ __device__ function("OfBoth::OfBoth") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("Host::Host()") from a __host__ __device__ function("OfHostAndDevice::OfHostAndDevice") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("OfDevice::~OfDevice") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("Host::~Host()") from a __host__ __device__ function("OfBoth::~OfBoth") is not allowed
//^ device warning[call.host-from-host-device]: calling a __host__ function("Host::~Host()") from a __host__ __device__ function("OfHostAndDevice::~OfHostAndDevice") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
