/*---
says: A pack that is not the last template parameter.
rules: kernel.pack.not-last
runs: host reject, device reject
---*/
template <class... A, class T> __global__ void k(T) {}
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
