/*---
says: A block-scope declaration of a __device__ function.
rules: space.local-function
runs: host accept, device accept, documented accept
---*/
void f() {
  __device__ void g();
}
