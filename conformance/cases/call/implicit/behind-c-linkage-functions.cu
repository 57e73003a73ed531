/*---
says: Functions of C linkage come with those of the file scope, behind those of the namespaces.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Implicit { Host member; };
extern "C" __device__ void first() {
}
namespace b {
extern "C" __device__ void linked() {
}
}
__device__ void made() { Implicit i;
}
namespace b {
extern "C" __device__ void last() {
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
__device__ void plain() {
}
}
