/*---
says: A __global__ function declared again without annotation, in an explicit instantiation of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device reject, documented accept
---*/
template <class T> __global__ void f(T) {}
template void f(int);
//^ device error[space.redeclared.global-without]: a __global__ function("f [with T=int]") redeclared without __global__
//^ host,documented witness[space.redeclare.model(instantiation) = merged]
//^ device witness[space.redeclare.model(instantiation) = compared]
//^ host,documented witness[space.redeclare.merged(G, none) = G]
//^ device witness[space.redeclare.compared(G, none) = G]
//^ documented space[f] 0xe1
