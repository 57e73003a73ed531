/*---
says: main may be marked __host__.
rules: main.marked
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__host__ int main() { return 0; }
