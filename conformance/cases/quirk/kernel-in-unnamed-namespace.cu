/*---
says: A kernel in an unnamed namespace.
rules: launch.unconfigured
runs: host accept, device accept
---*/
namespace {
__global__ void k() {}
}
void f() { k<<<1, 1>>>(); }
