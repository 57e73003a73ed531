/*---
says: Two packs.
rules: kernel.pack.multiple
runs: host reject, device reject
---*/
template <class... A, int... B> __global__ void k(A... a) {}
//^ error[kernel.pack.multiple]: Multiple pack parameters are not allowed for a variadic __global__ function template
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
