/*---
says: A __device__ function template.
rules: host-output.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
template <class T> __device__ T f(T t) { return t; }
