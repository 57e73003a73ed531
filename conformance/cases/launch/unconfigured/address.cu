/*---
says: The address of a kernel.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void *f() { return (void *)k; }
