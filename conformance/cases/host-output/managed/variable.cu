/*---
says: A managed variable becomes a pointer.
rules: host-output.managed.access, host-output.managed.section
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__managed__ int m = 7;
int f() { return m; }
