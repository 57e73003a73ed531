/*---
says: A member operator<< with explicit template arguments is no launch.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
struct Q {
  template <class T> void operator<<(T);
};
void f(Q q) { q.operator<<<int>(1); }
