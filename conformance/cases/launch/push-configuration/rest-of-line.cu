/*---
says: Nothing is said behind the launch that ends the compilation, on its line neither.
rules: launch.push-configuration
runs: host reject, device reject, documented reject
---*/
__global__ void k(int);
constexpr int h(int x) { return x; }
int n(int x);
__device__ int m(int x);
void host(int x) { m(x); }
//^ host error[call.device-from-host]: calling a __device__ function("m(int)") from a __host__ function("host") is not allowed
//^ documented error[call.device-from-host]
__device__ void c(int x) { h(x); }
//^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("h") from a __device__ function("c") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("h") from a __device__ function("c") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
void push(int x) { int __cudaPushCallConfiguration = 0; m(x), k<<<h(x), m(x)>>>(m(x)); m(x); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z1m1?") from a __host__ function("push") is not allowed
//^ internal[launch.no-push-configuration]: unable to find __cudaPushCallConfiguration declaration. CUDA toolkit installation may be corrupt.
//^ documented catastrophic[launch.no-push-configuration]
//^ documented error[call.device-from-host]
__device__ void e(int x) { h(x); }
