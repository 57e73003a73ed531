/*---
says: A constexpr __device__ variable.
rules: variable.constexpr
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ constexpr int a = 1;
