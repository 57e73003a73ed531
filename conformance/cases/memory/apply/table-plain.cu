/*---
says: A variable without memory space.
rules: memory.space, variable.managed.space
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
int v;
//^ witness[memory.space(none)]
//^ host,device witness[variable.managed.space(none)]
