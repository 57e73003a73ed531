/*---
says: The members of a local class of a template are the same functions in every instance.
rules: space.local-function
runs: host accept, device accept
---*/
template <class T> __device__ int device(T t) {
  struct K {
    __device__ int m() { return 1; }
    static __device__ int s() { return 2; }
    T x;
  };
  K k;
  return k.m() + K::s();
}
__device__ int uses() { return device(1) + device(1l); }
template <class T> struct Outer {
  void host() { struct L { __host__ __device__ void m() {} }; L l; l.m(); }
  __device__ void on_device() { struct L { __device__ void m() {} }; L l; l.m(); }
};
template struct Outer<int>;
template struct Outer<char>;
template <class T> void explicitly() { struct L { void m() {} static void s() {} }; L l; l.m(); L::s(); }
template void explicitly<int>();
template void explicitly<char>();
