/*---
says: Deduction fails where a class is no specialisation of the template that a parameter is made of, nor derived from one; an object of a derived class is taken as its base, and a template parameter is one type.
rules: call.space, call.callee-name
runs: device reject
---*/
template <class T> struct Box { T value; };
struct Plain { int value; };
struct Derived : Box<int> {};
struct Twice : Box<int>, Plain {};
template <class T> __device__ void take(const Box<T> &) {}
void take(const Plain &);
template <class T> void same(T, T);
__device__ void same(Plain, Derived);
template <class T> void pointer(const Box<T> *);
__device__ void pointer(const Plain *);
template <class T> bool operator==(const Box<T> &, const Box<T> &);
bool operator==(const Plain &, const Plain &);
template <class T> struct Made { template <class U> Made(const Box<U> &); Made(const Plain &); };
__device__ void calls(Box<int> b, Plain p, Derived d, Twice t) {
  take(b);
  take(p);
  //^ error[call.host-from-device]: calling a __host__ function("take(const ::Plain &)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "take" is undefined in device code
  take(d);
  same(p, d);
  same(p, p);
  //^ error[call.host-from-device]: calling a __host__ function("void ::same< ::Plain> (T1, T1)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "same< ::Plain> " is undefined in device code
  pointer(&b);
  //^ error[call.host-from-device]: calling a __host__ function("void ::pointer<int> (const ::Box<T1> *)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "pointer<int> " is undefined in device code
  pointer(&d);
  //^ error[call.host-from-device]: calling a __host__ function("void ::pointer<int> (const ::Box<T1> *)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "pointer<int> " is undefined in device code
  pointer(&p);
  p == p;
  //^ error[call.host-from-device]: calling a __host__ function("operator ==(const ::Plain &, const ::Plain &)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "operator ==" is undefined in device code
  b == b;
  //^ error[call.host-from-device]: calling a __host__ function("bool ::operator ==<int> (const ::Box<T1> &, const ::Box<T1> &)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "operator ==<int> " is undefined in device code
  d == d;
  //^ error[call.host-from-device]: calling a __host__ function("bool ::operator ==<int> (const ::Box<T1> &, const ::Box<T1> &)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "operator ==<int> " is undefined in device code
  b == d;
  //^ error[call.host-from-device]: calling a __host__ function("bool ::operator ==<int> (const ::Box<T1> &, const ::Box<T1> &)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "operator ==<int> " is undefined in device code
  Made<int> m(d);
  //^ error[call.host-from-device]: calling a __host__ function("Made<int> ::Made<int> (const ::Box<T1> &)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "Made<int> ::Made<int> " is undefined in device code
  Made<int> n(p);
  //^ error[call.host-from-device]: calling a __host__ function("Made<int> ::Made(const ::Plain &)") from a __device__ function("calls") is not allowed
  //^ error[device-code.undefined]: identifier "Made<int> ::Made" is undefined in device code
}
template <long X, long Y> struct Divisor { static const long value = Divisor<Y, X % Y>::value; };
template <long X> struct Divisor<X, 0> { static const long value = X; };
template <long N> struct Number {};
void number(Number<12>);
__device__ void number(Number<6>);
__device__ void constants(Number<Divisor<24, 36>::value> n) { number(n); }
//^ error[call.host-from-device]: calling a __host__ function("number( ::Number<(long)12l> )") from a __device__ function("constants") is not allowed
//^ error[device-code.undefined]: identifier "number" is undefined in device code
struct volatile_overloads { void f() const; __device__ void f() const volatile; };
struct rvalues { rvalues(); rvalues &operator=(const rvalues &&); __device__ rvalues &operator=(const rvalues &); };
__device__ rvalues make();
__device__ void ranks(volatile_overloads v, rvalues r, rvalues s) { v.f(); r = make(); r = s; }
//^ error[call.host-from-device]: calling a __host__ function("rvalues::operator =(const rvalues&&)") from a __device__ function("ranks") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("volatile_overloads::f() const") from a __device__ function("ranks") is not allowed
//^ error[device-code.undefined]: identifier "rvalues::operator =" is undefined in device code
//^ error[device-code.undefined]: identifier "volatile_overloads::f const" is undefined in device code
