/*---
says: Variables in memory space constant, every storage, in no function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
__constant__ int v_automatic;
//^ witness[variable.local(constant, automatic, none)]
static __constant__ int v_static;
//^ witness[variable.local(constant, static, none)]
extern __constant__ int v_extern;
//^ device warning[variable.extern-definition]: extern declaration of the entity v_extern is treated as a static definition
//^ witness[variable.local(constant, extern, none)]
//^ host,device witness[variable.extern-definition(constant, yes, no)]
