/*---
says: A negative third argument; zero is allowed, and so are other arguments below zero.
rules: launch-bounds.max-blocks
runs: host reject, device reject
---*/
__global__ __launch_bounds__(1, 1, -1) void a();
//^ error[launch-bounds.max-blocks]: max blocks per cluster must not be negative
//^ witness[launch-bounds.max-blocks(yes)]
__global__ __launch_bounds__(1, 1, 0) void b();
//^ witness[launch-bounds.max-blocks(no)]
__global__ __launch_bounds__(-1, -1) void c();
//^ witness[launch-bounds.max-blocks(no)]
template <class T> __global__ __launch_bounds__(1, 1, -1) void d(T) {}
//^ error[launch-bounds.max-blocks]: max blocks per cluster must not be negative
//^ witness[launch-bounds.max-blocks(yes)]
template <class T> __global__ __launch_bounds__(1, 1, 2) void e(T) {}
//^ witness[launch-bounds.max-blocks(no)]
template <class T> __global__ void f(T) {}
template __global__ __launch_bounds__(1, 1, -1) void f(int);
//^ error[launch-bounds.max-blocks]: max blocks per cluster must not be negative
//^ witness[launch-bounds.max-blocks(yes)]
template __global__ __launch_bounds__(1, 1, 2) void f(char);
//^ witness[launch-bounds.max-blocks(no)]
template <class T> __global__ void g(T) {}
template <> __global__ __launch_bounds__(1, 1, -1) void g(int) {}
//^ error[launch-bounds.max-blocks]: max blocks per cluster must not be negative
//^ witness[launch-bounds.max-blocks(yes)]
template <> __global__ __launch_bounds__(1, 1, 2) void g(char) {}
//^ witness[launch-bounds.max-blocks(no)]
