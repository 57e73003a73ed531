/*---
says: The functions of inner namespaces come first, the members of classes in namespaces last.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct X { __device__ X(int) {
} };
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("later::Implicit::Implicit") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("outer::Implicit::Implicit") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("outer::inner::Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
namespace outer {
struct Implicit { Host member; };
__device__ void f() { X x(1);
}
namespace inner {
struct Implicit { Host member; };
__device__ void g() {
} }
}
__device__ void uses() { outer::Implicit i;
  outer::inner::Implicit j;
}
namespace later {
struct Implicit { Host member; };
__device__ void h() { Implicit i;
} }
