/*---
says: A __global__ function declared again as __global__, in its definition.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
__global__ void f(int);
__global__ void f(int) {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(G, G) = G]
//^ device witness[space.redeclare.compared(G, G) = G]
//^ documented space[f] 0xe1
