/*---
says: Every form of a kernel template with a pack that is second.
rules: kernel.pack
runs: host reject, device reject
---*/
template <class... A, int... B> __global__ void b(A...);
//^ error[kernel.pack.multiple]: Multiple pack parameters are not allowed for a variadic __global__ function template
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
//^ witness[kernel.pack(template, second)]
//^ witness[kernel.pack(template, not-last)]
template <class... A, int... B> __global__ void c(A...) {}
//^ error[kernel.pack.multiple]: Multiple pack parameters are not allowed for a variadic __global__ function template
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
//^ witness[kernel.pack(template, second)]
//^ witness[kernel.pack(template, not-last)]
//^ witness[kernel.pack(instance, second)]
//^ witness[kernel.pack(instance, not-last)]
template __global__ void c(int, int);
//^ witness[kernel.pack(instantiation, second)]
//^ witness[kernel.pack(instantiation, not-last)]
template <class... A, int... B> __global__ void d(A...) {}
//^ error[kernel.pack.multiple]: Multiple pack parameters are not allowed for a variadic __global__ function template
//^ error[kernel.pack.not-last]: Pack template parameter must be the last template parameter for a variadic __global__ function template
//^ witness[kernel.pack(template, second)]
//^ witness[kernel.pack(template, not-last)]
//^ witness[kernel.pack(instance, second)]
//^ witness[kernel.pack(instance, not-last)]
template <> __global__ void d(int, int) {}
//^ witness[kernel.pack(specialisation, second)]
//^ witness[kernel.pack(specialisation, not-last)]
