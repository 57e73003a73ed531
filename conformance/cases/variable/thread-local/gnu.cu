/*---
says: __thread is not diagnosed.
rules: variable.thread-local
runs: host accept, device accept
---*/
__device__ __thread int a;
