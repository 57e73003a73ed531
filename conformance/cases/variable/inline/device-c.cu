/*---
says: inline with relocatable device code.
rules: variable.inline
runs: host accept, device accept
arguments: --device-c
deviation: cufe host N-I --device-c is refused where host reference arrays would have entries
---*/
inline __device__ int a;
