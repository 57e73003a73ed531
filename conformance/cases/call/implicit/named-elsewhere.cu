/*---
says: An instance that a lambda, an operand that is not evaluated or an explicit instantiation names comes there.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
struct Host { Host(); };
struct Implicit { Host member; };
__device__ void sizes() { (void)sizeof(Implicit);
}
template <class T> __device__ int in_operand() { T t; return 1;
}
template <class T> __device__ int in_lambda() { T t; return 1;
}
template <class T> __device__ int explicitly() { T t; return 1;
}
__device__ void names() { (void)sizeof(in_operand<Implicit>()); auto l = [] { in_lambda<Implicit>(); }; l();
}
template __device__ int explicitly<Implicit>();
__device__ void last() {
}
__device__ void uses() { in_operand<Implicit>();
}
//^ error[call.host-from-device]: calling a __host__ function("Host::Host()") from a __device__ function("Implicit::Implicit") is not allowed
//^ error[device-code.undefined]: identifier "Host::Host" is undefined in device code
