/*---
says: What a function of language linkage C declares in its body is no variable of the host.
rules: call.variable
runs: host accept, device accept
---*/
extern "C" __device__ int local(int p) {
  int l = p;
  return l * l;
}
extern "C" __global__ void shared(int *p) {
  __shared__ int s;
  s = *p;
  *p = s;
}
