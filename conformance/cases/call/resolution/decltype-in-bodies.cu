/*---
says: In a body the operands of `decltype` are what they are elsewhere in it, parameters and variables declared `auto`, too.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: oracle device BUG the types of expressions in `decltype` are not known
---*/
struct H { void operator()() const {} int v; __host__ __device__ H() {} };
template <class T> __host__ int hst(T);
__host__ __device__ double both(int);
template <class T> struct Box { T t; __host__ __device__ Box(T t) : t(t) {} __host__ __device__ auto get() { return t; } };
template <class T> __host__ __device__ auto box2(T t) { return Box<decltype(t)>{t}; }
template <class T> __host__ __device__ auto box3(T t) { auto u = t; return Box<decltype(u)>{u}; }
template <class T> __host__ __device__ auto box4(T &t) { return Box<decltype(t + 1)>{t + 1}; }
template <class T> __device__ void in(T t, T *p) {
  decltype(t) a = t; hst(a);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  auto b = t + 1; decltype(b) c = b; hst(c);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  { float t = 1; decltype(t) d = t; hst(d); }
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  decltype(*p) e = *p; hst(e);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  decltype(t + 1.0) f = 1; hst(f);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  decltype(p[0]) g = p[1]; hst(g);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  hst(static_cast<decltype(b)>(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  const auto k = t; decltype(k) l = k; hst(l);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  constexpr auto m = 1.0; decltype(m) n = m; hst(n);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  auto lam = [](float t) { decltype(t) q = t; hst(q); }; lam(1);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("void ::in<double> (T1, T1 *)::[lambda(float) (instance 1)]::operator () const") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("void ::in<double> (T1, T1 *)::[lambda(float) (instance 1)]::operator () const") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("void ::in<double> (T1, T1 *)::[lambda(float) (instance 1)]::operator () const") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("void ::in<int> (T1, T1 *)::[lambda(float) (instance 1)]::operator () const") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("void ::in<int> (T1, T1 *)::[lambda(float) (instance 1)]::operator () const") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("void ::in<int> (T1, T1 *)::[lambda(float) (instance 1)]::operator () const") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  decltype(both(1)) r = 1; hst(r);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  Box<decltype(b)> bx(b); hst(bx.t);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("in<double> ") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("in<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
}
__device__ void x(float f, H *h, H one, int i, double d) {
  box2(one).get()(); box3(one).get()(); hst(box4(i).get()); hst(box4(d).get());
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  in(i, &i); in(d, &d);
  decltype(f) a = f; hst(a);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<float> " is undefined in device code
  auto b = d; decltype(b) c = b; hst(c);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  decltype(one) o; o();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  decltype(b + i) e = 1; hst(e);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  decltype(h[0]) g = h[1]; g();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  decltype(*h) gg = *h; gg();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  decltype(h->v) v = 1; hst(v);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  decltype(one.v) w = 1; hst(w);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  decltype((i)) z = i; hst(z);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
}
