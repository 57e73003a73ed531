/*---
says: A kernel whose first declaration is static stays so in the declarations behind it: they are not marked hidden.
rules: host-output.kernel.linkage
runs: host accept, documented accept
---*/
static __global__ void plain(int *p);
__global__ void plain(int *p) {}
template <class T> static __global__ void of(T *p);
template <class T> __global__ void of(T *p) {}
void f(int *p) { plain<<<1, 1>>>(p); of<<<1, 1>>>(p); }
