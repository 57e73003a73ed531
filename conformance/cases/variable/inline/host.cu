/*---
says: An inline host variable.
rules: variable.inline
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
inline int a;
