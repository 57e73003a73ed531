/*---
says: A constexpr __device__ function keeps its body.
rules: host-output.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ constexpr int f() { return 1; }
