/*---
says: A missing argument of a launch is a plain C++ error.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() { k<<<1, 2>>>(); }  // error[c++]: too few arguments in function call
