/*---
says: Parameters of array, function, pointer and member pointer type.
rules: kernel.parameter.rvalue-reference
runs: host accept, device accept
---*/
struct S;
__global__ void k(int x[], int y[4], int f(int), int (*g)(int), int S::*p);
