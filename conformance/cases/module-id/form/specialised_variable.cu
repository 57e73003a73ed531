/*---
says: The entity of the module id is a static data member of an explicit specialisation.
rules: module-id.form
runs: host accept
---*/
template<class T, class U> struct S;
template<> struct S<int *, char> { static int v; };
int S<int *, char>::v = 3;
