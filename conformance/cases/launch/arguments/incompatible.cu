/*---
says: A wrong argument of a launch is a plain C++ error.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
void f() { k<<<1, 2>>>("x"); }
//^ error[c++]: argument of type "const char *" is incompatible with parameter of type "int"
