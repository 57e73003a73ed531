/*---
says: __launch_bounds__ on a host function.
rules: launch-bounds.not-kernel
runs: host reject, device reject
---*/
__launch_bounds__(128) void f();
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
void __launch_bounds__(128) g();
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
