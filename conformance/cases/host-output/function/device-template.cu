/*---
says: A __device__ function template.
rules: host-output.function
runs: host accept, documented accept
---*/
template <class T> __device__ T f(T t) { return t; }
