/*---
says: With relocatable device code.
rules: kernel.extern-template
runs: host accept, device accept
arguments: --device-c
deviation: cufe host N-I --device-c is refused where host reference arrays would have entries
---*/
template <class T> __global__ void k(T) {}
extern template __global__ void k<int>(int);
