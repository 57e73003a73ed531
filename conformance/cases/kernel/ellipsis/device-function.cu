/*---
says: A __device__ function may have an ellipsis.
rules: kernel.ellipsis
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ void f(int, ...);
