/*---
says: extern variables in every memory space, separate compilation.
rules: variable.extern-definition
runs: host accept, device accept
arguments: --device-c
---*/
extern int a_none;
//^ witness[variable.extern-definition(none, yes, yes)]
extern int b_none;
//^ witness[variable.extern-definition(none, no, yes)]
int b_none;
extern __device__ int a_device;
//^ witness[variable.extern-definition(device, yes, yes)]
extern __device__ int b_device;
//^ witness[variable.extern-definition(device, no, yes)]
__device__ int b_device;
extern __shared__ int a_shared;
//^ witness[variable.extern-definition(shared, yes, yes)]
extern __shared__ int b_shared;
//^ witness[variable.extern-definition(shared, no, yes)]
__shared__ int b_shared;
extern __constant__ int a_constant;
//^ witness[variable.extern-definition(constant, yes, yes)]
extern __constant__ int b_constant;
//^ witness[variable.extern-definition(constant, no, yes)]
__constant__ int b_constant;
extern __managed__ int a_managed;
//^ witness[variable.extern-definition(managed, yes, yes)]
extern __managed__ int b_managed;
//^ witness[variable.extern-definition(managed, no, yes)]
__managed__ int b_managed;
