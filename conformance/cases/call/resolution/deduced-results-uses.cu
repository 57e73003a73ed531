/*---
says: What is deduced from a body serves as argument, object, operand, initialiser and condition.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: oracle device BUG results that are deduced from bodies are not looked at
---*/
struct H { void operator()() const {} int v; __host__ __device__ H() {} H(double) {} };
template <class T> __host__ int hst(T);
template <class T> struct Box { T t; __host__ __device__ Box(T t) : t(t) {} __host__ __device__ auto get() { return t; } };
template <class T> __host__ __device__ auto box(T t) { return Box<T>(t); }
template <class T> __host__ __device__ auto box2(T t) { return Box<decltype(t)>{t}; }
template <class F, class... A> __host__ __device__ auto apply(F &&f, A &&...a) { return f(static_cast<A &&>(a)...); }
template <class F, class... A> __host__ __device__ decltype(auto) apply2(F &&f, A &&...a) { return static_cast<F &&>(f)(static_cast<A &&>(a)...); }
struct Add { template <class T, class U> __host__ __device__ auto operator()(T t, U u) const { return t + u; } };
template <class T> __host__ __device__ auto cond(T t) { return t ? 1.0 : 2.0; }
template <class T> __host__ __device__ auto loop(T t) { T s = 0; for (int i = 0; i < 3; ++i) s += t; return s; }
template <class T> __host__ __device__ auto sw(T t) { switch (t) { case 1: return 1.0; default: return 2.0; } }
template <class T> __host__ __device__ auto early(T t) { if (t) return 1.0; return 2.0; }
template <class T> __host__ __device__ auto lamb(T t) { auto l = [](T u) { return u + 1.0; }; return l(t); }
template <class T> __host__ __device__ auto lamb3(T t) { return [t](int u) { return u + t; }; }
template <class T> __host__ __device__ constexpr auto sq(T t) { return t * t; }
template <class T> struct Tr { static constexpr auto value = sq(T(2)); template <class U> static __host__ __device__ auto st(U u) { return u + T(); } };
template <class T> struct Der : Box<T> { __host__ __device__ Der(T t) : Box<T>(t) {} __host__ __device__ auto mine() { return this->get(); } };
enum class E : int { a };
template <class T> __host__ __device__ auto en(T t) { return static_cast<int>(t); }
__host__ __device__ auto operator*(E e, int i) { return i * 1.0; }
struct C { operator double() const; };
template <class T> __host__ __device__ auto vd(T t) { }
__device__ void x(float f, H *h, H one) {
  box(one).get()(); box2(one).get()();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  hst(apply(Add(), 1, 2.0)); hst(apply2(Add(), 1, 2));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  hst(cond(1)); hst(loop(1.0)); hst(sw(1)); hst(early(1)); hst(lamb(1)); hst(lamb3(1.0)(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  hst(Tr<double>::st(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  Der<H>(one).mine()();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  hst(en(E::a)); hst(E::a * 1);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  vd(1);
  auto q = box(one); q.t();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  const auto &r = box(one); r.t();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  for (auto i = loop(0.0); i < 1; ++i) hst(i);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  if (auto v = cond(1)) hst(v);
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  H arr[2] = {one, box(one).get()}; arr[0]();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  H made(cond(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::H(double)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::H(double)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::H(double)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::H" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::H" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::H" is undefined in device code
}
