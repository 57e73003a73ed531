/*---
says: A missing configuration argument is a plain C++ error.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() { k<<<1>>>(1); }  // error[c++]: too few arguments in function call
