/*---
says: An instance that only another instance names comes behind all others.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Implicit { Host member; };
__device__ void sizes() { (void)sizeof(Implicit);
}
template <class T> __device__ void inner() { T t;
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
template <class T> __device__ void outer() { inner<T>();
}
__device__ void uses() { outer<Implicit>();
}
__device__ void last() {
}
