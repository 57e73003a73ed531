/*---
says: Every form of a kernel template with a pack that is not-last.
rules: kernel.pack
runs: host reject, device reject
---*/
template <class... A, class T = int> __global__ void b(T, A...);
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
//^ witness[kernel.pack(template, not-last)]
template <class... A, class T = int> __global__ void c(T, A...) {}
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
//^ witness[kernel.pack(template, not-last)]
//^ witness[kernel.pack(instance, not-last)]
template __global__ void c(int, int);
//^ witness[kernel.pack(instantiation, not-last)]
template <class... A, class T = int> __global__ void d(T, A...) {}
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
//^ witness[kernel.pack(template, not-last)]
//^ witness[kernel.pack(instance, not-last)]
template <> __global__ void d(int, int) {}
//^ witness[kernel.pack(specialisation, not-last)]
template <class T, class... A> __global__ void e(T, A...) {}
//^ witness[kernel.pack(template, last)]
//^ witness[kernel.pack(instance, last)]
template <> __global__ void e(int, int) {}
//^ witness[kernel.pack(specialisation, last)]
