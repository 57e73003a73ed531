/*---
says: Each instance repeats the reports, once.
rules: space.instance
runs: host reject, device reject, documented reject
deviation: oracle host N-I conflicts are not reported again for instances that launches name
deviation: oracle device N-I conflicts are not reported again for instances that launches name
---*/
template <class T> __host__ __global__ void f(T);
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.instance(no)]
//^ witness[space.instance(yes)]
//^ documented error[space.conflict]
void g() {
  f<int><<<1, 1>>>(1);
  f<float><<<1, 1>>>(1);
  f<int><<<1, 1>>>(2);
}
