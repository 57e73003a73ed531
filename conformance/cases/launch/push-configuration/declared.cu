/*---
says: The prologue declares the function that a launch calls.
rules: launch.push-configuration, launch.no-push-configuration
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f() { k<<<1, 2>>>(3); }
