/*---
says: The header with relocatable device code.
rules: host-output.header
runs: host accept, documented accept
arguments: --device-c
deviation: cufe host BUG reports cufe though nothing is wrong
deviation: cufe documented BUG reports cufe though nothing is wrong
---*/
__device__ int d;
