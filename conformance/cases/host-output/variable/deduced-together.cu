/*---
says: Device variables of one declaration whose type is deduced.
rules: host-output.variable.initialiser
runs: host accept
deviation: oracle=cufe host BUG the reference interpreter leaves `auto` without an initialiser
---*/
__device__ auto *c = (int *)0, *d = (int *)0;
__managed__ auto e = 2.5, *f = (double *)0;
__managed__ auto g = 1, h = 2;
int use() { return g + h + (int)e; }
