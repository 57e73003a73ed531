/*---
says: Kernels come behind other functions, those of namespaces last, inner ones behind outer ones.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Implicit { Host member; };
namespace {
namespace inner {
__global__ void last() {
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
}
__global__ void outer() {
}
}
__global__ void made() { Implicit i;
}
namespace later {
__device__ void f() {
}
}
