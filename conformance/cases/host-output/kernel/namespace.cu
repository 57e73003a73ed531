/*---
says: A kernel in a namespace.
rules: host-output.kernel.linkage
runs: host accept, documented accept
---*/
namespace n {
__global__ void k(int) {}
void f() { k<<<1, 1>>>(1); }
}
