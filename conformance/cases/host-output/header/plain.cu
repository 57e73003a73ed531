/*---
says: The header of a unit without device code.
rules: host-output.header
runs: host accept, documented accept
---*/
int main() { return 0; }
