/*---
says: An inline host variable.
rules: variable.inline
runs: host accept, device accept, documented accept
---*/
inline int a;
