/*---
says: A lambda whose annotations are refused for want of an option is code of the function around.
rules: launch.from-device, lambda.gate
runs: host reject, device reject
---*/
__global__ void k(int);
template<class T> __global__ void kt(T);
void a() { auto l = [] __device__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void b() { auto l = [] __host__ __device__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void c() { auto l = [] __device__ (int x) { auto m = [=] { kt<<<1, 1>>>(x); }; m(); }; l(1); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
template<class T> void d(T t) { auto l = [] __device__ (T x) { kt<<<1, 1>>>(x); k<<<1, 1>>>(1); }; l(t); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void e() { d(1); }
struct S { void f() { auto l = [] __device__ () { k<<<1, 1>>>(1); }; } };
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
__device__ void g() { auto l = [] __host__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template<class F> void sw(F f) { f(); }
template<int N, class T> void h(T t) { sw([&] __device__ { constexpr int V = N; sw([&] { auto kernel = &kt<T>; kernel<<<1, 1>>>(t); kt<T><<<V, 1>>>(t); }); }); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void i() { h<1>(1); h<2>('c'); }
auto j = [] __device__ () { k<<<1, 1>>>(1); };
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void m() { auto l = [] __device__ (auto x) { k<<<1, 1>>>(x); kt<<<1, 1>>>(x); }; l(1); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void n() { auto l = [] __device__ () { auto kernel = &k; kernel<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
__host__ __device__ void o() { auto l = [] __host__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
