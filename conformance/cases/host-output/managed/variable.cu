/*---
says: A managed variable becomes a pointer.
rules: host-output.managed.access, host-output.managed.section
runs: host accept, documented accept
---*/
__managed__ int m = 7;
int f() { return m; }
