/*---
says: Members come behind all functions in the order of the definitions of their classes, those of file scope first; friends are functions.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Declared;
struct First { Host member; };
struct Second { __device__ void m() {
} friend __device__ void of_friend(Second) {
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Third::Third") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
} };
struct Third { Host member; };
struct Declared { struct Inner { Host member; }; __device__ void m() {
} };
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Declared::Inner::Inner") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Fourth::Fourth") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
struct Fourth { Host member; };
namespace n {
struct Of { __device__ void m() {
} };
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("n::Fifth::Fifth") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("n::Sixth::Sixth") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
struct Fifth { Host member; };
namespace inner { struct Of { __device__ void m() {
} }; }
struct Sixth { Host member; };
}
__device__ void made() { First a; Third b; Fourth c; n::Fifth d; n::Sixth e; Declared::Inner f;
  Second().m(); Declared().m(); n::Of().m(); n::inner::Of().m(); of_friend(Second());
}
__global__ void kernel() {
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("First::First") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
