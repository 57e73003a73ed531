/*---
says: With relocatable device code it stays extern.
rules: variable.extern-definition
runs: host accept, device accept
arguments: --device-c
deviation: cufe host N-I --device-c is refused where host reference arrays would have entries
---*/
extern __device__ int a;
