/*---
says: A pack with a defaulted parameter behind it.
rules: kernel.pack.not-last
runs: host reject, device reject
---*/
template <class... A, class T = int> __global__ void k(A... a) {}
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
