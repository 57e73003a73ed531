/*---
says: The header with relocatable device code.
rules: host-output.header
runs: host accept, documented accept
arguments: --device-c
---*/
__device__ int d;
