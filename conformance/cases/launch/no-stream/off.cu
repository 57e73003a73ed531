/*---
says: The stream diagnostic is off by default in the tool.
rules: launch.no-stream
runs: host accept, device accept
---*/
__global__ void k(int) {}
void f() { k<<<1, 2>>>(3); }
