/*---
says: Which line is reported when template parameters, attribute and name have their own.
rules: kernel.pack.not-last
runs: host reject, device reject
---*/
template <class... A,
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
          class T>
__global__
void
k(T) {}
