/*---
says: A kernel declared in a block of a function in an unnamed namespace has internal linkage, and needs no visibility of its own.
rules: space.local-function
runs: host accept, device accept
---*/
namespace {
void f(unsigned *p) { __global__ void k(unsigned *p); }
void g() { __device__ void d(); }
}
