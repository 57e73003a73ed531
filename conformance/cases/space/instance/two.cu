/*---
says: Each instance repeats the reports, once.
rules: space.instance
runs: host reject, device reject, documented reject
---*/
template <class T> __host__ __global__ void f(T);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ host,device witness[space.apply(H, G) = HG]
//^ host,device witness[space.apply(H, G) = HG]
//^ host,device witness[space.apply(H, G) = HG]
//^ documented witness[space.apply(H, G) = HG]
//^ host,device witness[space.instance(no) = again]
//^ documented witness[space.instance(no) = shared]
//^ host,device witness[space.instance(yes) = dropped]
//^ documented witness[space.instance(yes) = shared]
//^ documented error[space.conflict]
void g() {
  f<int><<<1, 1>>>(1);
  f<float><<<1, 1>>>(1);
  f<int><<<1, 1>>>(2);
}
