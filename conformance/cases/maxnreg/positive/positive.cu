/*---
says: A kernel with a positive maximum of registers in every form.
rules: maxnreg.positive
runs: host accept, device accept
---*/
__global__ __maxnreg__(32) void a();
//^ witness[maxnreg.positive(yes)]
template <class T> __global__ __maxnreg__(32) void b(T);
//^ witness[maxnreg.positive(yes)]
template <class T> __global__ __maxnreg__(32) void c(T) {}
//^ witness[maxnreg.positive(yes)]
//^ witness[maxnreg.positive(yes)]
template __global__ __maxnreg__(32) void c(int);
//^ witness[maxnreg.positive(yes)]
template <class T> __global__ void d(T) {}
template <> __global__ __maxnreg__(32) void d(int) {}
//^ witness[maxnreg.positive(yes)]
