/*---
says: Declared again as extern.
rules: variable.redeclared.with, variable.redeclared.without
runs: host accept, device accept
---*/
extern __device__ int x;
//^ device warning[variable.extern-definition]: extern declaration of the entity x is treated as a static definition
extern int x;  // device warning[variable.redeclared.without]: a __device__ variable("x") redeclared without __device__
