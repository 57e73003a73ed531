/*---
says: An unannotated function declared again without annotation, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <> void f(int);
template <> void f(int);
//^ host,documented witness[space.redeclare.model(respecialisation) = merged]
//^ device witness[space.redeclare.model(respecialisation) = inheriting]
//^ host,documented witness[space.redeclare.merged(none, none) = none]
//^ device witness[space.redeclare.inheriting(none, none) = none]
//^ documented space[f] 0x00
