/*---
says: A __host__ function declared again as __host__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> __host__ void f(int);
template <> __host__ void f(int);
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(H, H) = H]
//^ device witness[space.redeclare.inheriting(H, H) = H]
//^ documented space[f] 0x15
