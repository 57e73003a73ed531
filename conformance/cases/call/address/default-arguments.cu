/*---
says: The address of a function that a default argument names is taken where the call is, in each call that uses the argument.
rules: call.address, device-code.undefined
runs: host accept, device reject
deviation: oracle device N-I it takes addresses in default arguments where these stand, and not where the call is
---*/
int h();
template <class T> T t(T);
__device__ int plain(int (*f)() = h) { return 1; }
__device__ int nested(int x = plain()) { return 1; }
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int instance(int (*f)(int) = &t<int>) { return 1; }
__device__ int two(int (*f)() = &h, int x = h()) { return 1; }
//^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("d") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ int of_template(T x, int (*f)() = h) { return 1; }
struct S {
  int (*p)();
  __device__ S(int (*r)() = &h) : p(r) {}
  __device__ int m(int (*r)() = h) { return 1; }
};
__device__ int a() { plain(); return plain() + plain(nullptr); }
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int b() { return nested(); }
__device__ int c() { return instance(); }
//^ device error[device-code.undefined]: identifier "t<int> " is undefined in device code
__device__ int d() { return two(); }
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int e() { return of_template(1, nullptr); }
__device__ int f() { S s; return s.m(); }
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int g() { return S().p != nullptr; }
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
static __device__ int unused() { return plain(); }
__device__ int never(int (*f)() = h) { return 1; }
int of_host() { return 1; }
