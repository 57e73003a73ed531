/*---
says: A deleted __device__ function.
rules: host-output.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ void f() = delete;
