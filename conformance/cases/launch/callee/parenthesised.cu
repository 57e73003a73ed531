/*---
says: What is launched may be parenthesised, dereferenced or pointed to by a variable: only a function's name says what it is.
rules: launch.callee, launch.unconfigured
runs: host reject, device reject
deviation: oracle host BUG it takes a dereferenced function for the function
deviation: oracle device BUG it takes a dereferenced function for the function
---*/
__global__ void k(int);
void h(int);
__device__ void d(int);
namespace n { void h(int); }
struct S { void (*q)(int); void f(); int id; };
void S::f() { k<<<1, this->id>>>(1); q<<<1, 1>>>(1); this->q<<<1, 1>>>(2); }
void one() { (k)<<<1, 1>>>(1); (h)<<<1, 1>>>(1); }
//^ error[launch.host-callee]: a host function call cannot be configured
void two() { (*k)<<<1, 1>>>(1); (*h)<<<1, 1>>>(1); }
void three() { (&h)<<<1, 1>>>(1); ((n::h))<<<1, 1>>>(1); }
//^ error[launch.host-callee]: a host function call cannot be configured
//^ error[launch.host-callee]: a host function call cannot be configured
void four() { (d)<<<1, 1>>>(1); (::d)<<<1, 1>>>(1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("four") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("four") is not allowed
void five() { void (*p)(int) = h; p<<<1, 1>>>(1); (*p)<<<1, 1>>>(1); }
void six(void (&p)(int)) { auto *q = &d; p<<<1, 1>>>(1); q<<<1, 1>>>(1); }
void seven() { S s; s.q<<<1, 1>>>(1); void (*p[2])(int) = {k, h}; p[1]<<<1, 1>>>(1); }
void eight(bool b) { (b ? k : k)<<<1, 1>>>(1); if (b) (h)<<<1, 1>>>(1); else (h)<<<1, 1>>>(2); }
//^ error[launch.host-callee]: a host function call cannot be configured
//^ error[launch.host-callee]: a host function call cannot be configured
