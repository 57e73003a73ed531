/*---
says: The entity of the module id is a static data member of an explicit specialisation.
rules: module-id.form
runs: host accept
---*/
template<class T, int N> struct S;
template<> struct S<int *, (2 > 1)> { static int v; };
int S<int *, (2 > 1)>::v = 3;
