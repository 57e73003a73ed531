/*---
says: Initialisers of device variables.
rules: host-output.variable.initialiser
runs: host accept, documented accept
---*/
__device__ int a = 1;
__constant__ int b = 2;
__device__ const int c = 3;
__device__ constexpr int d = 4;
