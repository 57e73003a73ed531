/*---
says: An explicit instantiation declaration of a __device__ template.
rules: kernel.extern-template
runs: host accept, device accept
---*/
template <class T> __device__ void k(T) {}
extern template __device__ void k<int>(int);
