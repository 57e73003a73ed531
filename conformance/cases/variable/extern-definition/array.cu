/*---
says: An array.
rules: variable.extern-definition
runs: host accept, device accept
---*/
extern __device__ int a[4];
//^ device warning[variable.extern-definition]: extern declaration of the entity a is treated as a static definition
extern __constant__ float b[2][2];
//^ device warning[variable.extern-definition]: extern declaration of the entity b is treated as a static definition
