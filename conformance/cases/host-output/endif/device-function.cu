/*---
says: The end of an excluded body.
rules: host-output.endif
runs: host accept, documented accept
---*/
__device__ int f(int a) {
  return a + 1;
}
int after;
