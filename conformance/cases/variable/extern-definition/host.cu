/*---
says: An extern host variable.
rules: variable.extern-definition
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
extern int a;
