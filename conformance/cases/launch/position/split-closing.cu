/*---
says: A blank after the first `>` ends no launch.
rules: launch.unconfigured
runs: host reject
---*/
__global__ void k(int *, int) {}
void closing(int *p, int n) { k<<<n / 32, 32> >>(p, n); }
//^ error[c++]: expected a "("
//^ error[c++]: expected a ")"
//^ error[c++]: expected a ";"
//^ error[c++]: expected a ">>>"
//^ error[c++]: expected an expression
//^ error[c++]: expected an expression
//^ error[c++]: too few arguments in function call
