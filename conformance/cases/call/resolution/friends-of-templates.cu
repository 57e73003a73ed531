/*---
says: Friends that only a class template declares are found by arguments in each specialisation, of bases and of classes around too.
rules: call.space
runs: host reject
---*/
template <int N> struct Mod {
  unsigned v;
  friend __device__ Mod operator+(Mod a, const Mod &b) { return a; }
  friend __device__ bool operator<(const Mod &a, unsigned b) { return a.v < b; }
  friend bool operator==(const Mod &a, const Mod &b) { return a.v == b.v; }
  friend __device__ void reduce(Mod) {}
  friend void show(Mod) {}
  template <class U> friend __device__ U as(Mod, U u) { return u; }
};
template <class T> struct Box { T t; friend __device__ void open(Box) {} };
template <class T> struct Box<T *> { T *t; friend void open(Box) {} };
struct Small : Mod<7> {};
template <class T> struct Around { struct Inner {}; friend __device__ void inside(typename Around::Inner) {} };
void reduce(int);
void uses(Mod<31> a, Mod<32> b, Box<int> c, Box<int *> d, Small e, Around<int>::Inner i) {
  a + a;
  //^ error[call.device-from-host]: calling a __device__ function("operator +( ::Mod<(int)31> , const ::Mod<(int)31> &)") from a __host__ function("uses") is not allowed
  b + b;
  //^ error[call.device-from-host]: calling a __device__ function("_Zpl1?1?") from a __host__ function("uses") is not allowed
  (void)(a < 2u);
  //^ error[call.device-from-host]: calling a __device__ function("_Zlt1?1?") from a __host__ function("uses") is not allowed
  (void)(a == a);
  reduce(a);
  //^ error[call.device-from-host]: calling a __device__ function("_Z6reduce1?") from a __host__ function("uses") is not allowed
  reduce(b);
  //^ error[call.device-from-host]: calling a __device__ function("_Z6reduce1?") from a __host__ function("uses") is not allowed
  reduce(1);
  show(a);
  as(a, 2);
  //^ error[call.device-from-host]: calling a __device__ function("_Z2asI1?E1?1?1?") from a __host__ function("uses") is not allowed
  open(c);
  //^ error[call.device-from-host]: calling a __device__ function("_Z4open1?") from a __host__ function("uses") is not allowed
  open(d);
  reduce(e);
  //^ error[call.device-from-host]: calling a __device__ function("_Z6reduce1?") from a __host__ function("uses") is not allowed
  e + e;
  //^ error[call.device-from-host]: calling a __device__ function("_Zpl1?1?") from a __host__ function("uses") is not allowed
  inside(i);
  //^ error[call.device-from-host]: calling a __device__ function("_Z6inside1?") from a __host__ function("uses") is not allowed
}
