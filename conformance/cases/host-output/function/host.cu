/*---
says: Host functions pass through.
rules: host-output.function
runs: host accept, documented accept
---*/
static inline int f(int a) { return a; }
int g() { return f(1); }
