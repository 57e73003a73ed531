/*---
says: The documented front end looks at calls in instances of templates, whatever depends on their parameters, and not at templates themselves.
rules: call.context, call.space
runs: documented reject
---*/
__device__ void dev(int);
__host__ void hst(int);
template <class T> __device__ void devt(T);
template <class T> __host__ void h1(T q) { dev(1); }
//^ documented error[call.device-from-host]
template <class T> __host__ void h2(T q) { devt(1); }
//^ documented error[call.device-from-host]
template <class T> __host__ void h3(T q) { devt(q); }
//^ documented error[call.device-from-host]
template <class T> __host__ void h4(T q) { devt<int>(1); }
//^ documented error[call.device-from-host]
template <class T> __host__ void h5(T q) { dev(q); }
//^ documented error[call.device-from-host]
template <class T> __host__ __device__ void b1(T q) { dev(1); }
//^ documented error[call.device-from-host-device]
template <class T> __host__ __device__ void b2(T q) { dev(q); }
//^ documented error[call.device-from-host-device]
template <class T> struct S {
  __host__ void m(T q) { dev(q); }
  //^ documented error[call.device-from-host]
  __host__ void unused(T q) { dev(q); }
};
template <class T> __host__ void unused(T q) { dev(1); }
__host__ void uses(S<int> *s) {
  h1(1);
  h2(1);
  h3(1);
  h4(1);
  h5(1);
  b1(1);
  b2(1);
  s->m(1);
}
