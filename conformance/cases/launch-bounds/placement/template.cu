/*---
says: __launch_bounds__ that depends on a template parameter.
rules: launch-bounds.not-kernel
runs: host accept, device accept
---*/
template <int N> __global__ void __launch_bounds__(N) k() {}
template __global__ void k<64>();
