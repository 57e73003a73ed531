/*---
says: A declaration is judged by what it and earlier ones say; an annotation behind it comes too late.
rules: jit.variable, variable.redeclare
runs: jit reject
---*/
extern int a;
__device__ int a;
extern int b;
__constant__ int b;
extern __constant__ int c;
int c;
extern __device__ int d;
int d;
