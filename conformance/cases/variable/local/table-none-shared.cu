/*---
says: Variables in memory space shared, every storage, in no function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
__shared__ int v_automatic;
//^ witness[variable.local(shared, automatic, none)]
static __shared__ int v_static;
//^ witness[variable.local(shared, static, none)]
extern __shared__ int v_extern;
//^ witness[variable.local(shared, extern, none)]
//^ host,device witness[variable.extern-definition(shared, yes, no)]
