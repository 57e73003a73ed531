/*---
says: With -default-device an unannotated declaration of a variable says __device__, the first and later ones.
rules: variable.redeclare, jit.default-space
arguments: -default-device
runs: jit accept
---*/
extern int a;
__device__ int a;
extern int b;
__constant__ int b;  // warning[variable.redeclared.with]: a __device__ variable("b") redeclared with __constant__
extern __constant__ int c;
int c;  // warning[variable.redeclared.without]: a __constant__ variable("c") redeclared without __constant__
extern __device__ int d;
int d;
extern int e;
int e;
extern const int f;
const int f = 3;
