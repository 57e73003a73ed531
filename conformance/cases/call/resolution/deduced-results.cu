/*---
says: What a function gives whose result is deduced is what its `return` statements say.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
deviation: oracle device BUG results that are deduced from bodies are not looked at
---*/
struct H { void operator()() const {} int v; };
struct G { __host__ __device__ void operator()() const {} };
template <class T> __host__ int hst(T);
template <class T, class U> __host__ __device__ auto mx(T const &t, U const &u) { return t < u ? u : t; }
template <class T> __host__ __device__ auto mk(T t) { return H{}; }
template <class T> __host__ __device__ auto mk2(T t) { return mk(t); }
__host__ __device__ auto plain(int a) { return a * 1.5; }
template <class T> __host__ __device__ auto cx(T t) { if constexpr (sizeof(T) == 4) { return H{}; } else { return G{}; } }
template <class T> struct S { T t; __host__ __device__ auto get() const { return t; } __host__ __device__ auto &ref() { return t; } __host__ __device__ decltype(auto) call() { return t(); } };
__device__ void x(float f) {
  mk(f)();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  mk2(f)();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  cx(f)();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  cx(1.0)();
  hst(plain(1));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  hst(mx(1, 2));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
  hst(mx(1, 2.5));
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
  S<H> s;
  s.get()();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  s.ref()();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  auto v = mk(2);
  v();
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("x") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
}
template <class T> __device__ void inst(T t) { mk(t)(); auto w = mk2(t); w(); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("inst<int> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("inst<int> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("inst<int> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("inst<int> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("inst<int> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("H::operator ()() const") from a __device__ function("inst<int> ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "H::operator () const" is undefined in device code
__device__ void y() { inst(1); }
