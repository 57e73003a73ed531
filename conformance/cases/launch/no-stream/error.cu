/*---
says: The stream diagnostic as an error.
rules: launch.no-stream
runs: host reject, device reject
arguments: --diag_error=20198
---*/
__global__ void k(int) {}
void f() { k<<<1, 2>>>(3); }  // error[launch.no-stream]: explicit stream argument not provided in kernel launch
