/*---
says: Variables in memory space device, every storage, in no function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
__device__ int v_automatic;
//^ witness[variable.local(device, automatic, none)]
static __device__ int v_static;
//^ witness[variable.local(device, static, none)]
extern __device__ int v_extern;
//^ device warning[variable.extern-definition]: extern declaration of the entity v_extern is treated as a static definition
//^ witness[variable.local(device, extern, none)]
//^ host,device witness[variable.extern-definition(device, yes, no)]
