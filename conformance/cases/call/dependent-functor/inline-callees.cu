/*---
says: An inline function of the host that a function of both sides calls is told without names, too, of each call, emitted or not.
rules: call.dependent-functor, call.space
runs: device accept
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
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ void emitted(Class &c) { c.in_class(); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("Class::in_class()") from a __host__ __device__ function("emitted") is not allowed
static __host__ __device__ void internal_unused(Class &c) { c.in_class(); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__device__ inline void of_device(Class &c) { c.in_class(); }
__host__ __device__ inline void members(Class &c) {
  c.later();
  c.outside();
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c.shared();
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c + 1;
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  int i = c;
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  c - 1;
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  Class made(1);
}
__host__ __device__ inline void functions() {
  word(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  defined_later(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  external(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  internal(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  no_word(1);
  ordinary(1);
  function(1);
  inline_function(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  auto pointer = &word;
  pointer(1);
}
__host__ __device__ inline void instances(Template<int> &t) {
  t.in_class();
  t.word();
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  t.outside();
  t.member(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  t.shared();
}
__host__ __device__ inline int left_out(bool b) {
  if (false) word(1);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  while (0) word(2);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  int i = sizeof(word(3));
  i = true || word(4);
  i = 1 ? 0 : word(5);
  i = b && word(6);
  //^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
  return i;
}
template <class T> __host__ __device__ inline int instance(T t) { return word(1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("word(int)") from a __host__ __device__ function("instance<char> ") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("word(int)") from a __host__ __device__ function("instance<int> ") is not allowed
template <class T> __host__ __device__ inline int uninstantiated(T t) { return word(1); }
template <class T> struct Instance {
  __host__ __device__ int member() { return word(1); }
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
inline int defined_later(int a) { return a; }
inline Object &Class::later() { return o; }
