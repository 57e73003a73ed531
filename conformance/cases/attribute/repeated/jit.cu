/*---
says: The same in device-only compilation.
rules: attribute.repeated, space.duplicate
runs: jit accept
---*/
#pragma nv_diag_warning 20189
__global__ void __launch_bounds__(128) __launch_bounds__(64) k() {}
//^ warning[space.duplicate]: Multiple __launch_bounds__ specifiers are not allowed
__global__ void __maxnreg__(128) __maxnreg__(64) registers() {}
//^ warning[space.duplicate]: Multiple __maxnreg__ specifiers are not allowed
