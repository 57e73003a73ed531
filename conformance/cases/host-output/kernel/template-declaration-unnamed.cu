/*---
says: A kernel template that is only declared, in an unnamed namespace, which is hidden as a whole.
rules: host-output.kernel.linkage, host-output.kernel.forward
runs: host accept, documented accept
---*/
namespace {
template <typename... T> __global__ void k(int *p, T... t);
}
