/*---
says: The warning about repeated attributes, switched on.
rules: launch-bounds.missing, space.duplicate
runs: host accept, device accept
arguments: --diag_warning=20189
deviation: cufe host N-I space.duplicate is asked for execution-space keywords only, not for bounds on one declaration
deviation: oracle host N-I does not report space.duplicate
deviation: cufe device N-I space.duplicate is asked for execution-space keywords only, not for bounds on one declaration
deviation: oracle device N-I does not report space.duplicate
---*/
__global__ void __launch_bounds__(128) __launch_bounds__(64) k() {}
//^ warning[space.duplicate]: Multiple __launch_bounds__ specifiers are not allowed
