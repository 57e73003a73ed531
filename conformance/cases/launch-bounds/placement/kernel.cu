/*---
says: __launch_bounds__ with one, two and three arguments.
rules: launch-bounds.not-kernel
runs: host accept, device accept
---*/
__global__ void __launch_bounds__(128) a() {}
__global__ void __launch_bounds__(128, 2) b() {}
__global__ void __launch_bounds__(128, 2, 4) c() {}
