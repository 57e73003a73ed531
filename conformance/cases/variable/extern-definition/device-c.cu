/*---
says: With relocatable device code it stays extern.
rules: variable.extern-definition
runs: host accept, device accept
arguments: --device-c
---*/
extern __device__ int a;
