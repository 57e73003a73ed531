/*---
says: An instance that only another instance names comes behind all others.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Implicit { Host member; };
template <class T> __device__ void inner() { T t;
}
template <class T> __device__ void outer() { inner<T>();
}
__device__ void uses() { outer<Implicit>();
}
__device__ void last() {
}
