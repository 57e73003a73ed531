/*---
says: An annotated function redeclared without annotation, with -default-device.
rules: jit.default-space, space.redeclared.device-without-device
arguments: -default-device
runs: jit accept
deviation: oracle jit N-I an unannotated declaration is not a device declaration under -default-device
---*/
__device__ void d();
void d() {}
void f();
__device__ void f() {}
__host__ __device__ void hd();
void hd() {}
