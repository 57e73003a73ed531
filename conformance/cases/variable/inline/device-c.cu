/*---
says: inline with relocatable device code.
rules: variable.inline
runs: host accept, device accept
arguments: --device-c
---*/
inline __device__ int a;
