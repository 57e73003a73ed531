/*---
says: The header with external kernel stubs.
rules: host-output.header
runs: host accept, documented accept
arguments: -static-global-template-stub=false
---*/
__global__ void k() {}
