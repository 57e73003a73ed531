/*---
says: Variables in memory space none, every storage, in no function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
int v_automatic;
//^ witness[variable.local(none, automatic, none)]
static int v_static;
//^ witness[variable.local(none, static, none)]
extern int v_extern;
//^ witness[variable.local(none, extern, none)]
//^ host,device witness[variable.extern-definition(none, yes, no)]
