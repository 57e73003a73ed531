/*---
says: inline with relocatable device code.
rules: variable.inline
runs: host accept, device accept
arguments: --device-c
deviation: cufe host BUG reports cufe though nothing is wrong
---*/
inline __device__ int a;
