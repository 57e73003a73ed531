/*---
says: A function of both sides is written whole to the host output and kept with all that it needs for the device.
rules: output.host-device, keep.seed, keep.closure, host-output.function
runs: host accept, device accept, documented accept
---*/
struct Needed { int member; };
//^ kept[Needed] definition
__host__ __device__ int helper(Needed needed) { return needed.member; }
//^ kept[helper] definition
__host__ __device__ int both(int a) { return helper(Needed{a}); }
//^ space[both] 0x37
//^ kept[both] definition
template <class T> __host__ __device__ T generic(T a) { return helper(Needed{a}); }
template __host__ __device__ int generic(int);
int host(int a) { return both(a); }
//^ kept[host] nothing
