/*---
says: A __device__ template may have two packs.
rules: kernel.pack.multiple
runs: host accept, device accept, documented accept
---*/
template <class... A, int... B> __device__ void f(A... a) {}
