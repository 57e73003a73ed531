/*---
says: An explicit instantiation declaration of a __device__ template.
rules: kernel.extern-template
runs: host accept, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
template <class T> __device__ void k(T) {}
extern template __device__ void k<int>(int);
