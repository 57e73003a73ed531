/*---
says: extern variables in every memory space, whole program compilation.
rules: variable.extern-definition
runs: host accept, device accept
---*/
extern int a_none;
//^ witness[variable.extern-definition(none, yes, no)]
extern int b_none;
//^ witness[variable.extern-definition(none, no, no)]
int b_none;
extern __device__ int a_device;
//^ device warning[variable.extern-definition]: extern declaration of the entity a_device is treated as a static definition
//^ witness[variable.extern-definition(device, yes, no)]
extern __device__ int b_device;
//^ witness[variable.extern-definition(device, no, no)]
__device__ int b_device;
extern __shared__ int a_shared;
//^ witness[variable.extern-definition(shared, yes, no)]
extern __shared__ int b_shared;
//^ witness[variable.extern-definition(shared, no, no)]
__shared__ int b_shared;
extern __constant__ int a_constant;
//^ device warning[variable.extern-definition]: extern declaration of the entity a_constant is treated as a static definition
//^ witness[variable.extern-definition(constant, yes, no)]
extern __constant__ int b_constant;
//^ witness[variable.extern-definition(constant, no, no)]
__constant__ int b_constant;
extern __managed__ int a_managed;
//^ device warning[variable.extern-definition]: extern declaration of the entity a_managed is treated as a static definition
//^ witness[variable.extern-definition(managed, yes, no)]
extern __managed__ int b_managed;
//^ witness[variable.extern-definition(managed, no, no)]
__managed__ int b_managed;
