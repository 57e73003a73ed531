/*---
says: A function declared in a block without annotations is a host function of the namespace around it.
rules: space.local-function
runs: host accept, device accept, documented accept
---*/
__global__ void f() { void h(); }
