/*---
says: A kernel in a namespace.
rules: host-output.kernel.linkage
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
namespace n {
__global__ void k(int) {}
void f() { k<<<1, 1>>>(1); }
}
