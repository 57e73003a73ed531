/*---
says: The entity of the module id is a member of an explicit specialisation of a class.
rules: module-id.form
runs: host accept
---*/
template<class T> struct S;
template<> struct S<int> { int m(); static int v; };
int S<int>::m() { return 1; }
int S<int>::v = 3;
