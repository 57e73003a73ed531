/*---
says: The members of an instance of a class template come where the instance is made, not where the template is.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: cufe device BUG it has them where the template is
---*/
struct Host { Host(); };
template <class T> struct S { __device__ void m() {
} };
struct Implicit { Host member; };
__device__ void made() { Implicit i; S<int>().m();
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
