/*---
says: An unnamed namespace gets a name.
rules: host-output.anonymous.open
runs: host accept, documented accept
---*/
namespace {
__global__ void k() {}
int x;
}
void f() { k<<<1, 1>>>(); }
