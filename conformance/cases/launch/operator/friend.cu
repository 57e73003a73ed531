/*---
says: A friend operator<< with explicit template arguments is no launch.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
struct O {};
template <class T> O &operator<<(O &, const T &);
template <class T> struct Q {
  friend O &operator<<<T>(O &, const T &);
};
