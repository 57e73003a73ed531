/*---
says: An unannotated function declared again as __host__, in the definition of the template.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
template <class T> void f(T);
template <class T> __host__ void f(T) {}
//^ witness[space.redeclare.model(redeclaration)]
//^ host,documented witness[space.redeclare.merged(none, H)]
//^ device witness[space.redeclare.compared(none, H)]
//^ documented space[f] 0x15
