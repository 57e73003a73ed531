/*---
says: Unused device functions are marked.
rules: host-output.unused
runs: host accept, documented accept
---*/
__device__ void f() {}
__device__ void g();
