/*---
says: Members of a local class.
rules: space.local-function
runs: host accept, device accept, documented accept
---*/
void f() {
  struct L {
    __device__ void m() {}
    __host__ __device__ static void s() {}
  };
}
