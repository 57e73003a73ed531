/*---
says: The header for g++.
rules: host-output.compiler.threshold
runs: host accept, documented accept
---*/
void f() {}
