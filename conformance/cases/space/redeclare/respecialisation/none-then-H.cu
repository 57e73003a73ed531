/*---
says: An unannotated function declared again as __host__, in a second declaration of the explicit specialisation.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.inheriting
runs: host accept, device accept
---*/
template <class T> void f(T);
template <> void f(int);
template <> __host__ void f(int);
//^ host witness[space.redeclare.merged(none, H)]
//^ device witness[space.redeclare.inheriting(none, H)]
