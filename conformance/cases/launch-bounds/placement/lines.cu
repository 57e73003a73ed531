/*---
says: Which line is reported when attribute and name have their own.
rules: launch-bounds.not-kernel, launch-bounds.with-maxnreg
runs: host reject, device reject
---*/
__launch_bounds__(1)
void
f();  // error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
__global__
__launch_bounds__(1)
__maxnreg__(3)
void
k() {}
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
