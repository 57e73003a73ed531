/*---
says: The header for g++.
rules: host-output.compiler.threshold
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
void f() {}
