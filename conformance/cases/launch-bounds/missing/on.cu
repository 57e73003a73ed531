/*---
says: A remark for kernels without __launch_bounds__, off by default.
rules: launch-bounds.missing
runs: host accept, device accept
arguments: --diag_warning=20238
---*/
__global__ void k() {}  // warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
__global__ void __launch_bounds__(128) l() {}
__device__ void f() {}
