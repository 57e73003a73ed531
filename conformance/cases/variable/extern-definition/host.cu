/*---
says: An extern host variable.
rules: variable.extern-definition
runs: host accept, device accept, documented accept
---*/
extern int a;
