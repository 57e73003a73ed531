/*---
says: With relocatable device code it stays extern.
rules: variable.extern-definition
runs: host accept, device accept
arguments: --device-c
deviation: cufe host BUG reports cufe though nothing is wrong
---*/
extern __device__ int a;
