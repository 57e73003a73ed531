/*---
says: A template whose declarations disagree. Its specialisation repeats the reports of every keyword that was taken.
rules: space.instance
runs: host reject, device reject, documented reject
---*/
template <class T> __global__ void f(T);  // error[space.conflict]: illegal combination of memory qualifiers
template <class T> __host__ void f(T);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __host__
//^ host,device witness[space.apply(G, H) = HG]
//^ device witness[space.redeclare.compared(G, H) = HG]
//^ host witness[space.instance(yes)]
//^ device witness[space.instance(no)]
//^ documented error[space.conflict]
template <> void f(int);
