/*---
says: inline on a __device__ function.
rules: kernel.inline
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
inline __device__ void f() {}
