/*---
says: `decltype(auto)` gives the type of a name, or the category of an expression.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: oracle device BUG results that are deduced from bodies are not looked at
---*/
struct H { void operator()() const {} int v; };
template <class T> __host__ int hst(T);
template <class T> __host__ __device__ decltype(auto) fwd(T &t) { return t; }
template <class T> __host__ __device__ decltype(auto) fwd2(T &t) { return (t); }
template <class T> __host__ __device__ decltype(auto) val(T t) { T u = t; return u; }
template <class T> __host__ __device__ decltype(auto) aut(T &t) { auto &u = t; return u; }
template <class T> __host__ __device__ decltype(auto) aut2(T &t) { auto u = t; return u; }
template <class T> __host__ __device__ decltype(auto) par(const T t) { return t; }
template <class T> __host__ __device__ decltype(auto) call(T &t) { return fwd(t); }
template <class T> __host__ __device__ decltype(auto) arr(T *t) { return t[0]; }
template <class T> __host__ __device__ decltype(auto) num(T *t) { return t[0] + t[1]; }
template <class T> __host__ __device__ decltype(auto) cas(T &t) { return static_cast<T &&>(t); }
__device__ void x(float f, H *h, H one) {
  fwd(one)(); fwd2(one)(); val(one)(); aut(one)(); aut2(one)(); par(one)(); call(one)(); arr(h)();
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
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  double d[2];
  hst(num(d));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
}
