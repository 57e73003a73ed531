/*---
says: A block-scope declaration twice.
rules: space.local-function
runs: host accept, device accept, documented accept
---*/
void f() {
  __device__ void g();
  __device__ void g();
}
