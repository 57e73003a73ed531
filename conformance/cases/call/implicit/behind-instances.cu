/*---
says: What implicit members call is told where the function ends that the tool comes to before: an instance comes behind the function that names it first.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Implicit { Host member; };
__device__ void sizes() { (void)sizeof(Implicit);
}
template <class T> __device__ void first() { T t;
}
template <class T> __device__ void second() { first<T>();
}
__device__ void uses() { second<Implicit>();
}
__device__ void uses_again() { first<Implicit>();
}
__device__ void last() {
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
