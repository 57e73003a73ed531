/*---
says: Pattern 1: a kernel alone needs no option.
rules: jit.function, jit.activation
runs: jit accept
---*/
extern "C" __global__ void add(float *a, float *b, float *c, int n) {
  if (n > 0) c[0] = a[0] + b[0];
}
