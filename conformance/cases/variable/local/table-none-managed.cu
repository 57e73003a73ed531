/*---
says: Variables in memory space managed, every storage, in no function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
__managed__ int v_automatic;
//^ witness[variable.local(managed, automatic, none)]
static __managed__ int v_static;
//^ witness[variable.local(managed, static, none)]
extern __managed__ int v_extern;
//^ device warning[variable.extern-definition]: extern declaration of the entity v_extern is treated as a static definition
//^ witness[variable.local(managed, extern, none)]
//^ host,device witness[variable.extern-definition(managed, yes, no)]
