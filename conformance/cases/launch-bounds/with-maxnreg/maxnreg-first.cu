/*---
says: __maxnreg__ before __launch_bounds__.
rules: launch-bounds.with-maxnreg
runs: host reject, device reject
---*/
__global__ void __maxnreg__(32) __launch_bounds__(128) k() {}
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
