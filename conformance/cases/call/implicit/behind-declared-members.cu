/*---
says: Members of one class come in the order of their declarations.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct S { __device__ void defined_later(); __device__ void m() {
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
};
struct Implicit { Host member; };
__device__ void S::defined_later() {
}
__device__ void made() { Implicit i; S().m();
}
