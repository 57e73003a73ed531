/*---
says: A function overrides a virtual one of the same parameters and constness alone; others with its name are told where code is generated.
rules: call.phase, call.callee-name
runs: device reject
deviation: cufe device BUG it does not compare types of parameters
---*/
struct B { virtual __device__ int f() const; virtual int h(); virtual int k(int) const; };
struct D : B { int f(); int h() const; int k(long) const; };
struct E : B { int k(int); int h(int); };
__device__ void a(D &b) { b.f(); b.h(); b.k(1); }
//^ error[call.host-from-device]: calling a __host__ function("D::f()") from a __device__ function("a") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("D::h() const") from a __device__ function("a") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("D::k(long) const") from a __device__ function("a") is not allowed
//^ error[device-code.undefined]: identifier "D::f" is undefined in device code
//^ error[device-code.undefined]: identifier "D::h const" is undefined in device code
//^ error[device-code.undefined]: identifier "D::k const" is undefined in device code
__device__ void c(E &e) { e.k(1); e.h(2); }
//^ error[call.host-from-device]: calling a __host__ function("E::h(int)") from a __device__ function("c") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("E::k(int)") from a __device__ function("c") is not allowed
//^ error[device-code.undefined]: identifier "E::h" is undefined in device code
//^ error[device-code.undefined]: identifier "E::k" is undefined in device code
