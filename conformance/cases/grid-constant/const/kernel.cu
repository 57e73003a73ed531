/*---
says: A const kernel parameter may be __grid_constant__.
rules: grid-constant.not-kernel-parameter
runs: host accept, device accept
---*/
struct P { int x; };
__global__ void k(const __grid_constant__ P p);
__global__ void l(const __grid_constant__ P p) {}
