/*---
says: __device__ member functions.
rules: host-output.function
runs: host accept, documented accept
---*/
struct S {
  int x;
  __device__ S(int a) : x(a) {}
  __device__ ~S() {}
  __device__ int f() const { return x; }
  static __device__ int g() { return 1; }
};
