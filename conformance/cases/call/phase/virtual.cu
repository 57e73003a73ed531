/*---
says: A virtual function that is called by name is looked at while the call is read, and named by its last component.
rules: call.phase, call.callee-name
runs: device accept
---*/
struct Base {
  virtual void f();
  virtual void in_class() {}
  void plain();
  virtual int number(int) const;
  virtual int operator()();
};
struct Derived : Base {
  void f();
  void plain();
  __host__ __device__ void own() { f(); this->f(); Base::f(); }
  //^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("own") is not allowed
  //^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("own") is not allowed
  //^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("own") is not allowed
};
__host__ __device__ inline void unused(Base &b) { b.f(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("unused") is not allowed
__host__ __device__ inline void derived(Derived &d) { d.f(); d.plain(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("derived") is not allowed
__host__ __device__ void emitted(Base *b) { b->f(); b->in_class(); b->plain(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("Base::plain()") from a __host__ __device__ function("emitted") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("emitted") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("in_class") from a __host__ __device__ function("emitted") is not allowed
__host__ __device__ void qualified(Base &b) { b.Base::in_class(); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("Base::in_class()") from a __host__ __device__ function("qualified") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("in_class") from a __host__ __device__ function("qualified") is not allowed
__host__ __device__ void object(Base &b) { b(); b.number(1); }
//^ warning[call.host-from-host-device]: calling a __host__ function("number") from a __host__ __device__ function("object") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("operator()") from a __host__ __device__ function("object") is not allowed
__host__ __device__ void pointer(Base &b) { auto p = &Base::f; (b.*p)(); }
template <class T> __host__ __device__ void instances(T, Base &b) { b.f(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("f") from a __host__ __device__ function("instances") is not allowed
template <class T> __host__ __device__ void uninstantiated(T, Base &b) { b.f(); }
__host__ __device__ void uses(Base &b) { instances(1, b); instances('a', b); }
template <class T> struct Template { virtual void m(); };
__host__ __device__ void of_template(Template<int> &t) { t.m(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("m") from a __host__ __device__ function("of_template") is not allowed
#pragma nv_exec_check_disable
__host__ __device__ void silent(Base &b) { b.f(); }
