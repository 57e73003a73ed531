/*---
says: Classes that templates make have implicit members, too, and instances use them.
rules: call.form, call.space
runs: host accept, device reject
deviation: oracle device N-I implicit members of specialisations are not looked at
---*/
struct Host { Host(); ~Host(); };
template <class T> struct Template { T member; };
template <class T> __device__ void instance() { Template<T> object; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Template< ::Host> ::Template") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("Template< ::Host> ::~Template") is not allowed
//^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
__device__ void device() {
  Template<Host> object;
  instance<Host>();
}
