/*---
says: Every form of a kernel template with a pack that is last.
rules: kernel.pack
runs: host accept, device accept
---*/
template <class T, class... A> __global__ void b(T, A...);
//^ witness[kernel.pack(template, last)]
template <class T, class... A> __global__ void c(T, A...) {}
//^ witness[kernel.pack(template, last)]
//^ witness[kernel.pack(instance, last)]
template __global__ void c(int, int);
//^ witness[kernel.pack(instantiation, last)]
