/*---
says: An explicit instantiation definition.
rules: kernel.extern-template
runs: host accept, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
template <class T> __global__ void k(T) {}
template __global__ void k<int>(int);
