/*---
says: main without annotation.
rules: main.marked
runs: host accept, device accept, documented accept
---*/
int main() { return 0; }
