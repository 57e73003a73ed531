/*---
says: main with __host__.
rules: main.marked
runs: host accept, device accept, documented accept
---*/
__host__ int main();
//^ witness[space.apply(none, H)]
//^ witness[main.marked(yes, H)]
