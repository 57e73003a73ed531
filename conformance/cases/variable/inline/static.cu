/*---
says: static inline has internal linkage.
rules: variable.inline
runs: host accept, device accept
---*/
static inline __device__ int a;
