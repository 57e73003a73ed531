/*---
says: The header with relocatable device code.
rules: host-output.header
runs: host accept, documented accept
arguments: --device-c
deviation: cufe host N-I --device-c is refused where host reference arrays would have entries
deviation: cufe documented N-I --device-c is refused where host reference arrays would have entries
---*/
__device__ int d;
