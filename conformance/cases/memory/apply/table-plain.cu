/*---
says: A variable without memory space.
rules: memory.space, variable.managed.space
runs: host accept, device accept, documented accept
---*/
int v;
//^ witness[memory.space(none) = none]
//^ host,device witness[variable.managed.space(none)]
