/*---
says: The warning about repeated attributes, switched on.
rules: attribute.repeated, launch-bounds.missing, space.duplicate
runs: host accept, device accept
arguments: --diag_warning=20189
---*/
__global__ void __launch_bounds__(128) __launch_bounds__(64) k() {}
//^ warning[space.duplicate]: Multiple __launch_bounds__ specifiers are not allowed
//^ witness[attribute.repeated(yes)]
__global__ void __launch_bounds__(64) once() {}
//^ witness[attribute.repeated(no)]
__global__ void __maxnreg__(128) __maxnreg__(64) registers() {}
//^ warning[space.duplicate]: Multiple __maxnreg__ specifiers are not allowed
__global__ void __cluster_dims__(1, 1) __cluster_dims__(2, 1) cluster() {}
//^ warning[space.duplicate]: Multiple __cluster_dims__ specifiers are not allowed
__global__ void __launch_bounds__(1) declared();
__global__ void __launch_bounds__(1) declared() {}
template <class T> __global__ void __launch_bounds__(128) __launch_bounds__(64) pattern() {}
//^ warning[space.duplicate]: Multiple __launch_bounds__ specifiers are not allowed
template __global__ void pattern<char>();
__global__ void __launch_bounds__(128) __launch_bounds__(64) __launch_bounds__(32) thrice() {}
//^ warning[space.duplicate]: Multiple __launch_bounds__ specifiers are not allowed
//^ warning[space.duplicate]: Multiple __launch_bounds__ specifiers are not allowed
__global__ void grid_constants(const __grid_constant__ __grid_constant__ int x) {}
__launch_bounds__(1) __launch_bounds__(1) __device__ int variable;
//^ warning[space.duplicate]: Multiple __launch_bounds__ specifiers are not allowed
//^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
//^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
