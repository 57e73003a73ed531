/*---
says: __launch_bounds__ twice is silent.
rules: launch-bounds.not-kernel
runs: host accept, device accept
---*/
__global__ void __launch_bounds__(128) __launch_bounds__(64) k() {}
