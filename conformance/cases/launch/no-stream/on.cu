/*---
says: The stream diagnostic, switched on.
rules: launch.no-stream
runs: host accept, device accept
arguments: --diag_warning=20198
---*/
__global__ void k(int) {}
void f() { k<<<1, 2>>>(3); }  // warning[launch.no-stream]: explicit stream argument not provided in kernel launch
