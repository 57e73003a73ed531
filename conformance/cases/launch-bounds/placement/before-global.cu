/*---
says: __launch_bounds__ in front of __global__.
rules: launch-bounds.not-kernel
runs: host accept, device accept
---*/
__launch_bounds__(128) __global__ void k() {}
