/*---
says: A result may be deduced as a reference or pointer, from recursion, folds, lambdas and results that are deduced themselves.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: oracle device BUG results that are deduced from bodies are not looked at
---*/
struct H { void operator()() const {} int v; };
template <class T> __host__ int hst(T);
template <class T> __host__ __device__ auto fact(T n) { if (n < 2) return n; return n * fact(n - 1); }
template <class T> __host__ __device__ decltype(auto) fwd(T &t) { return t; }
template <class T> __host__ __device__ decltype(auto) fwd2(T &t) { return (t); }
template <class T> __host__ __device__ decltype(auto) val(T t) { T u = t; return u; }
template <class T> __host__ __device__ auto &&fr(T &&t) { return static_cast<T &&>(t); }
template <class T> __host__ __device__ auto *ptr(T *t) { return t + 1; }
template <class T> __host__ __device__ const auto &cr(T *t) { return t[1]; }
template <class T> struct W { T t; __host__ __device__ auto operator+(W const &o) const { return W<decltype(t + o.t)>{t + o.t}; }
  __host__ __device__ auto operator()(int) { return t; } __host__ __device__ auto operator*() const { return t; } void host() {}
  __host__ __device__ friend auto operator-(W a, W b) { return a.t - b.t; } };
template <class... T> __host__ __device__ auto sum(T... t) { return (t + ...); }
__host__ __device__ auto lam() { return [](int i) { return i * 2.0; }; }
__host__ __device__ inline auto none() { return; }
template <class T> __host__ __device__ auto brace(T t) { return H{t}; }
__device__ void x(float f, H *h) {
  hst(fact(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  H one; fwd(one)(); fwd2(one)(); val(one)(); fr(one)(); fr(H{})(); (*ptr(h))(); cr(h)();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
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
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  W<H> w; w(1)(); (*w)();
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
  W<int> a, b; (a + b).host(); hst(a - b); hst((a + b)(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("W<int> ::host()") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("W<int> ::host()") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("W<int> ::host()") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "W<int> ::host" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "W<int> ::host" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "W<int> ::host" is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  hst(sum(1, 2, 3.0)); hst(sum(1, 2));
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
  hst(lam()(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  brace(1)();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
}
struct D { __host__ __device__ auto two() { return H{}; } __host__ __device__ auto one() { return two(); } };
__device__ void y(D d) { d.one()(); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("y") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("y") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("y") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
