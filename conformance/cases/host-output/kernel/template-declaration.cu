/*---
says: A kernel template that is declared first.
rules: host-output.kernel.forward
runs: host accept, documented accept
deviation: oracle=cufe documented BUG entities and host tokens differ
---*/
template <class T> __global__ void k(T t);
template <class T> __global__ void k(T t) {}
template __global__ void k(int);
