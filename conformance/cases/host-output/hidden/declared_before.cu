/*---
says: A declaration without a memory space, of a variable that another declaration gives one, has the attribute before extern.
rules: host-output.variable.linkage
runs: host accept
arguments: --device-c
---*/
extern int a;
extern __device__ int a;
extern int b[2];
extern __shared__ int b[2];
