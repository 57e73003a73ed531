/*---
says: A shift in a configuration argument.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k() {}
void f() { k<<<1, 8>>(1)>>>(); }
