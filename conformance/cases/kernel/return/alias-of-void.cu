/*---
says: A kernel returns void through an alias.
rules: kernel.return.void
runs: host accept, device accept, documented accept
---*/
typedef void V;
using W = V;
__global__ V k();
__global__ W l() {}
