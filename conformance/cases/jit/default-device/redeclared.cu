/*---
says: An annotated function redeclared without annotation, with -default-device.
rules: jit.default-space, space.redeclared.device-without-device
arguments: -default-device
runs: jit accept
---*/
__device__ void d();
void d() {}
void f();
__device__ void f() {}
__host__ __device__ void hd();
void hd() {}
