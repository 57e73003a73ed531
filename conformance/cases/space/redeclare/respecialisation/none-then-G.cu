/*---
says: An unannotated function declared again as __global__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device reject, documented accept
---*/
template <class T> void f(T);
template <> void f(int);
template <> __global__ void f(int);
//^ device error[space.redeclared.with-global]: a __host__ function("f [with T=int]") redeclared with __global__
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(none, G) = G]
//^ device witness[space.redeclare.inheriting(none, G) = G]
//^ documented space[f] 0xe1
