/*---
says: A line end after `<<`, and a blank after the first `<` or `>`, begin and end no launch.
rules: launch.unconfigured
runs: host reject
---*/
__global__ void k(int *, int) {}
void opening(int *p, int n) { k< <<n / 32, 32>>>(p, n); }  // error[c++]: expected an expression
