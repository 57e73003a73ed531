/*---
says: operator<< with explicit template arguments is no launch.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
struct O {};
template <class T> O &operator<<(O &, const T &);
O &f(O &o, int s) { return operator<<<int>(o, s); }
