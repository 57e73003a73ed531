/*---
says: inline in an unnamed namespace.
rules: variable.inline
runs: host accept, device accept
---*/
namespace {
inline __device__ int a;
}
