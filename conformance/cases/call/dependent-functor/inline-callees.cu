/*---
says: An inline function of the host that a function of both sides calls is told without names, too, of each call, emitted or not.
rules: call.dependent-functor, call.space
runs: device accept, documented-device reject
---*/
struct Object { int i; };
struct Class {
  Object &in_class() { return o; }
  Object &later();
  Object &outside();
  static int shared() { return 1; }
  int operator+(int) { return 1; }
  operator int() { return 1; }
  int operator()(int) { return 1; }
  Class() {}
  Class(int) {}
  ~Class() {}
  Object o;
};
inline Object &Class::outside() { return o; }
inline int word(int a) { return a; }
inline int defined_later(int a);
extern inline int external(int a) { return a; }
static inline int internal(int a) { return a; }
static int no_word(int a) { return a; }
int ordinary(int a) { return a; }
template <class T> T function(T a) { return a; }
template <class T> inline T inline_function(T a) { return a; }
inline Class operator-(const Class &, int) { return Class(); }
template <class T> struct Template {
  int in_class() { return 1; }
  inline int word() { return 1; }
  int outside();
  template <class U> int member(U) { return 1; }
  static int shared() { return 1; }
};
template <class T> inline int Template<T>::outside() { return 1; }
__host__ __device__ inline void unused(Class &c) { c.in_class(); }
//^ documented-device error[call.host-from-host-device]
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ void emitted(Class &c) { c.in_class(); }
//^ documented-device error[call.host-from-host-device]
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("Class::in_class()") from a __host__ __device__ function("emitted") is not allowed
static __host__ __device__ void internal_unused(Class &c) { c.in_class(); }
//^ documented-device error[call.host-from-host-device]
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__device__ inline void of_device(Class &c) { c.in_class(); }
//^ documented-device error[call.host-from-device]
__host__ __device__ inline void members(Class &c) {
  c.later();
  //^ documented-device error[call.host-from-host-device]
  c.outside();
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c.shared();
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c + 1;
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  int i = c;
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c - 1;
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  Class made(1);
  //^ documented-device error[call.host-from-host-device]
  //^ documented-device error[call.host-from-host-device]
}
__host__ __device__ inline void functions() {
  word(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  defined_later(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  external(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  internal(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  no_word(1);
  //^ documented-device error[call.host-from-host-device]
  ordinary(1);
  //^ documented-device error[call.host-from-host-device]
  function(1);
  //^ documented-device error[call.host-from-host-device]
  inline_function(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  auto pointer = &word;
  pointer(1);
}
__host__ __device__ inline void instances(Template<int> &t) {
  t.in_class();
  //^ documented-device error[call.host-from-host-device]
  t.word();
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  t.outside();
  //^ documented-device error[call.host-from-host-device]
  t.member(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  t.shared();
  //^ documented-device error[call.host-from-host-device]
}
__host__ __device__ inline int left_out(bool b) {
  if (false) word(1);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  while (0) word(2);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  int i = sizeof(word(3));
  i = true || word(4);
  //^ documented-device error[call.host-from-host-device]
  i = 1 ? 0 : word(5);
  //^ documented-device error[call.host-from-host-device]
  i = b && word(6);
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  return i;
}
template <class T> __host__ __device__ inline int instance(T t) { return word(1); }
//^ documented-device error[call.host-from-host-device]
//^ documented-device error[call.host-from-host-device]
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("word(int)") from a __host__ __device__ function("instance<char> ") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("word(int)") from a __host__ __device__ function("instance<int> ") is not allowed
template <class T> __host__ __device__ inline int uninstantiated(T t) { return word(1); }
template <class T> struct Instance {
  __host__ __device__ int member() { return word(1); }
  //^ documented-device error[call.host-from-host-device]
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  //^ warning[call.host-from-host-device]: calling a __host__ function("word(int)") from a __host__ __device__ function("Instance<int> ::member") is not allowed
  __host__ __device__ int unused() { return word(1); }
};
void host() {
  instance(1);
  instance('a');
  Instance<int>().member();
}
#pragma nv_exec_check_disable
__host__ __device__ inline void silent() { word(1); }
//^ documented-device error[call.host-from-host-device]
inline int defined_later(int a) { return a; }
inline Object &Class::later() { return o; }
