/*---
says: A __host__ function declared again without annotation, in an explicit specialisation of the template.
rules: space.redeclare.model, space.redeclare.merged
runs: host accept, device accept, documented accept
---*/
template <class T> __host__ void f(T);
template <> void f(int);
//^ host,documented witness[space.redeclare.model(specialisation) = merged]
//^ device witness[space.redeclare.model(specialisation) = merged]
//^ witness[space.redeclare.merged(H, none) = H]
//^ documented space[f] 0x15
