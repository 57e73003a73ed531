/*---
says: A surplus configuration argument is a plain C++ error.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() { k<<<1, 2, 3, 0, 5>>>(1); }  // error[c++]: too many arguments in function call
