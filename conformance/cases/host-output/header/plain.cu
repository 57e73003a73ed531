/*---
says: The header of a unit without device code.
rules: host-output.header
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
int main() { return 0; }
