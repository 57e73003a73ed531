/*---
says: Launches become conditional expressions.
rules: host-output.launch
runs: host accept, documented accept
---*/
__global__ void k(int) {}
void f(int i) {
  k<<<1, 2>>>(3);
  i++, k<<<dim3(1), 2>>>(i);
  if (i) k<<<1, 2, 3>>>(4);
}
