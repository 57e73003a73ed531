/*---
says: Members of specialisations of class templates are called as those of other classes, and named with their arguments.
rules: call.space, call.callee-name
runs: host reject, device accept
---*/
template <class T> struct V {
  T t;
  V();
  __device__ V(T x) : t(x) {}
  __device__ int get() { return 1; }
  __device__ T set(T, const V &) const { return t; }
  template <class U> __device__ U as(U u) const { return u; }
  __device__ T &operator[](int i) { return t; }
  const T &operator[](int i) const { return t; }
  static __device__ int of(T);
  int host();
};
template <class T> struct Gone {
  __device__ ~Gone() {}
};
template <class T> struct B : V<T *> {};
void members(V<int> v, const V<char> w, B<int> b, V<V<int>> *p) {
  v.get();
  //^ host error[call.device-from-host]: calling a __device__ function("V<int> ::get()") from a __host__ function("members") is not allowed
  w.set('a', w);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1VI1?E3setE1?1?") from a __host__ function("members") is not allowed
  w.as(1.0);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1VI1?E2asI1?EE1?1?") from a __host__ function("members") is not allowed
  w.as<long>(1);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK1VI1?E2asI1?EE1?1?") from a __host__ function("members") is not allowed
  v[0];
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1VI1?EixE1?") from a __host__ function("members") is not allowed
  w[0];
  V<int>::of(1);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1VI1?E2ofE1?") from a __host__ function("members") is not allowed
  b.get();
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1VI1?E3getEv") from a __host__ function("members") is not allowed
  p->t.get();
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1VI1?E3getEv") from a __host__ function("members") is not allowed
  v.host();
}
void objects() {
  V<int> host;
  V<int> device(1);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1VI1?EC1E1?") from a __host__ function("objects") is not allowed
  Gone<float> gone;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN4GoneI1?ED1Ev") from a __host__ function("objects") is not allowed
}
template <class T> struct Plain { __device__ int get(); };
template <> struct Plain<int> { int get(); };
template <class T> struct Plain<T *> { int get(); };
void specialised(Plain<int> a, Plain<float *> b, Plain<float> c) { a.get(); b.get(); c.get(); }
//^ host error[call.device-from-host]: calling a __device__ function("_ZN5PlainI1?E3getEv") from a __host__ function("specialised") is not allowed
