/*---
says: The end of an excluded body.
rules: host-output.endif
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__device__ int f(int a) {
  return a + 1;
}
int after;
