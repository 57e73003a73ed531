/*---
says: Where a launch stands matters whatever is launched: a pointer of the block, a parameter, a member, what an expression gives.
rules: launch.from-device, launch.callee
runs: host reject, device reject
---*/
__global__ void k(int);
template <class T> __global__ void kt(T);
__device__ void d(int);
struct S { void (*q)(int); __device__ void f(); int id; };
__device__ void S::f() { d(1); k<<<1, this->id>>>(1); q<<<1, 1>>>(1); this->q<<<1, 1>>>(2); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t1() { void (*p)(int) = k; p<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t2() { void (*p)(int) = d; p<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t3() { auto p = k; p<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t5(void (*p)(int)) { p<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t8() { (k)<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t9() { (d)<<<1, 1>>>(1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t10() { (*k)<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void t14() { S s; s.q<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> __device__ void t12(T x) { void (*p)(T) = kt<T>; p<<<1, 1>>>(x); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template __device__ void t12(int);
__global__ void t15(bool b) { (b ? k : k)<<<1, 1>>>(1); void (*p[2])(int) = {k, k}; p[0]<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__host__ __device__ void t16() { static void (*const p)(int) = k; p<<<1, 1>>>(1); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template <class T> __device__ void t17(T x) { void (*p)(T) = kt<T>; p<<<1, 1>>>(x); }
void host(void (*p)(int)) { p<<<1, 1>>>(1); (*p)<<<1, 1>>>(1); }
