/*---
says: The type of a variable template with __managed__ is not looked at, dependent or not.
rules: variable.managed.type
runs: host accept, device accept
---*/
int x;
template <class T> __managed__ const T c = T(1);
template <class T> __managed__ const int i = 1;
template <class T> __managed__ T &r = x;
