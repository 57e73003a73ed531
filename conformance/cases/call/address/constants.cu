/*---
says: A function that is tested is no constant that code names; its address is, whether or not somebody takes the value.
rules: call.address
runs: host accept, device reject
deviation: cufe device N-I it does not name the arguments of a template that the type of a pointer deduces
---*/
constexpr int a(int q = 1) { return q; }
int h(int);
template <class T> int t(T);
struct S {
  static constexpr int s(int q) { return q; }
  constexpr int m(int q) { return q; }
};
inline int il(int q) { return q; }
__device__ void named(int q, int (*r)(int)) {
  int (*p)(int) = a;
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  int (*p2)(int) = &a;
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  int (*p3)(int) = h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  static int (*const p4)(int) = a;
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  r = a;
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  int (*p5)(int) = t;
  //^ device error[device-code.undefined]: identifier "t<int> " is undefined in device code
  int (*p6)(int) = S::s;
  //^ device error[device-code.undefined]: identifier "S::s" is undefined in device code
  int (S::*p7)(int) = &S::m;
  //^ device error[device-code.undefined]: identifier "S::m" is undefined in device code
  int (*p8)(int) = il;
  //^ device error[device-code.undefined]: identifier "il" is undefined in device code
  int (&p9)(int) = a;
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  auto p10 = a;
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  named(1, a);
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  if (a == r) {}
  //^ device error[device-code.undefined]: identifier "a" is undefined in device code
  q = (long)h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  r = (int (*)(int))h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
}
__device__ void discarded(int q) {
  (void)&h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  &h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  (void)&*h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  (void)(q, &h);
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  static_cast<void>(&h);
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  (void)t<int>;
  //^ device error[device-code.undefined]: identifier "t<int> " is undefined in device code
  (void)&t<int>;
  //^ device error[device-code.undefined]: identifier "t<int> " is undefined in device code
  (void)t<char *>;
  //^ device error[device-code.undefined]: identifier "t<char *> " is undefined in device code
}
__device__ void tested(int q) {
  if (h) {}
  if (&h) {}
  if (!h) {}
  while (h) break;
  bool z = h;
  bool y = &h;
  q = h ? 1 : 2;
  q = h && q;
  q = q || &h;
  q = !h;
  q = (bool)h;
  q = h == nullptr;
  (void)(nullptr != &h);
  h ? q : q;
}
