/*---
says: A __device__ function with deduced return type.
rules: host-output.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ auto f() { return 1; }
