/*---
says: decltype of a parenthesised managed variable.
rules: variable.managed.decltype
runs: host accept, device accept
---*/
__managed__ int m;
extern decltype((m)) x;
