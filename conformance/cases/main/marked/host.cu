/*---
says: main may be marked __host__.
rules: main.marked
runs: host accept, device accept, documented accept
---*/
__host__ int main() { return 0; }
