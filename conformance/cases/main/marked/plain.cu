/*---
says: main without annotation.
rules: main.marked
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
int main() { return 0; }
