/*---
says: __launch_bounds__ on a __device__ function.
rules: launch-bounds.not-kernel
runs: host reject, device reject
---*/
__launch_bounds__(128) __device__ void f();
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
