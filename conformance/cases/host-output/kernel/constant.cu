/*---
says: A constexpr kernel, which the documents accept, is no constant function in the host output.
rules: host-output.kernel.constant
runs: documented accept
---*/
__global__ constexpr void k(int) {}
constexpr __global__ void before(int q) { q = 2; }
template <class T> __global__ constexpr void t(T) {}
constexpr static __global__ void internal(int) {}
extern "C" constexpr __global__ void c() {}
int f() { return 0; }
