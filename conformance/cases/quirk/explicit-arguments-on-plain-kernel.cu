/*---
says: Explicit template arguments on a non-template kernel whose address is taken.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
const void *p() { return (const void *)k; }
