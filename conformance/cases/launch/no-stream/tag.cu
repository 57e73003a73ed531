/*---
says: The stream diagnostic, switched on by its tag.
rules: launch.no-stream
runs: host accept, device accept
arguments: --diag_warning=default_stream_launch
---*/
__global__ void k(int) {}
void f() { k<<<1, 2, 0>>>(3); }  // warning[launch.no-stream]: explicit stream argument not provided in kernel launch
