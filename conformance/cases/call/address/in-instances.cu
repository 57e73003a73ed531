/*---
says: The address of a function is taken in each instance of the template that takes it, but where a constexpr if discards it, and where nobody needs it.
rules: call.address, device-code.undefined
runs: host accept, device reject
---*/
int h();
int i(int);
template <class T> T t(T);
__device__ int takes(int (*f)()) { return 1; }
template <class T> __device__ int named(T x) {
  auto q = h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  auto p = &h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  (void)h;
  (void)&h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  if (h) {}
  int (*r)(T) = i;
  //^ device error[device-code.undefined]: identifier "i" is undefined in device code
  auto v = t<T>;
  //^ device error[device-code.undefined]: identifier "t<int> " is undefined in device code
  auto u = &t<T>;
  //^ device error[device-code.undefined]: identifier "t<int> " is undefined in device code
  static_cast<int (*)(T)>(i);
  //^ device error[device-code.undefined]: identifier "i" is undefined in device code
  return takes(h);
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
}
template <class T> __device__ int branches(T x) { if constexpr (sizeof(T) == 4) { auto q = h; } else { auto q = i; } return takes(&h); }
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "i" is undefined in device code
template <class T> __device__ int no_code(T x) { decltype(h) *r; return x ? 1 : 2; }
template <class T> __device__ int never(T x) { auto q = h; return 1; }
template <class T> struct V { __device__ int m(T x) { auto q = h; return 1; } __device__ int n(T x) { auto q = h; return 1; } };
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int uses(V<int> v) { return named(1) + branches(1) + branches('a') + no_code(1) + v.m(1); }
