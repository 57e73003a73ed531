/*---
says: With -default-device every variable without memory space becomes one of the device when it is declared.
rules: jit.variable, jit.default-space, variable.redeclare, variable.extern-definition
runs: jit accept
arguments: -default-device
---*/
extern const int a;
//^ warning[variable.extern-definition]: extern declaration of the entity a is treated as a static definition
extern int b;
//^ warning[variable.extern-definition]: extern declaration of the entity b is treated as a static definition
extern int c;
//^ warning[variable.extern-definition]: extern declaration of the entity c is treated as a static definition
extern int c;
extern int d;
int d = 3;
extern const int e;
const int e = 3;
extern int i;
__device__ int i = 1;
extern int j;
__constant__ int j = 1;  // warning[variable.redeclared.with]: a __device__ variable("j") redeclared with __constant__
extern __device__ int k;
//^ warning[variable.extern-definition]: extern declaration of the entity k is treated as a static definition
extern int k;
struct S {
  static int x;
  static const int y;
  static int z;
};
int S::x = 1;
const int S::y = 1;
template <class T> extern T m;
