/*---
says: A class that a block declares changes nothing for the calls and launches beside it.
rules: launch.callee, launch.unconfigured, launch.from-device
runs: host reject, device reject
---*/
template <class T> __global__ void k(T) {}
__global__ void plain(int) {}
void of_host(int);
__device__ void local_argument() { struct L { int m; } l{1}; k<L><<<1, 1>>>(l); k<<<1, 1>>>(l); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
__device__ void behind_class() { struct L { int m; } l{1}; plain<<<1, 1>>>(l.m); }
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
void of_host_behind_class() { class C { int m; }; of_host<<<1, 1>>>(2); plain(1); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.host-callee]: a host function call cannot be configured
void in_closure() { union U { int a; }; auto f = [] { of_host<<<1, 1>>>(2); }; f(); }
//^ error[launch.host-callee]: a host function call cannot be configured
void in_loop() { for (;;) { struct B { int a; }; plain(1); } }
//^ error[launch.unconfigured]: a __global__ function call must be configured
