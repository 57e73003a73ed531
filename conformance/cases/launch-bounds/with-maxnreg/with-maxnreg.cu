/*---
says: __launch_bounds__ and __maxnreg__ on one kernel.
rules: launch-bounds.with-maxnreg
runs: host reject, device reject
---*/
__global__ void __launch_bounds__(128) __maxnreg__(32) k() {}
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
