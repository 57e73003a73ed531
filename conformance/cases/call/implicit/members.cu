/*---
says: Implicit members of a class in device code use those of its members and bases; they have no place, and are told where the function before them ends.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { Host(); ~Host(); Host(const Host &); Host &operator=(const Host &); };
struct Member { Host member; };
struct Derived : Host { };
struct Deep { Member member; Derived derived; };
struct Elements { Host elements[3]; };
struct Defaulted { Host member; Defaulted() = default; };
struct Unused { Host member; };
__device__ void constructed() { Member object; }
__device__ void deep() { Deep object; }
__device__ void elements() { Elements object; }
__device__ void defaulted() { Defaulted object; }
__device__ void copied(Derived &from) { Derived to = from; to = from; }
static __device__ void unused() { Unused object; }
__device__ void last() {
  int x = 0;
  x++;
}
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host() [subobject]") from a __device__ function("Derived::Derived") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Defaulted::Defaulted") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Member::Member") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host(const Host&) [subobject]") from a __device__ function("Derived::Derived") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::operator =(const Host&)") from a __device__ function("Derived::operator =") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host() [subobject]") from a __device__ function("Derived::~Derived") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("Defaulted::~Defaulted") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("Member::~Member") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::operator =" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
