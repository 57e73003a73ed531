/*---
says: Variables in namespaces.
rules: host-output.variable.linkage
runs: host accept, documented accept
---*/
namespace n {
__device__ int a = 1;
__constant__ const int b = 2;
}
