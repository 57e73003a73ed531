/*---
says: A constexpr constructor of the device is defined for device code, whatever its arguments are.
rules: call.constexpr-constructor, call.space
runs: host accept, device accept
---*/
struct D {
  __device__ constexpr D(int a) : v(a) {}
  int v;
};
struct B {
  __host__ __device__ constexpr B(int a) : v(a) {}
  int v;
};
template <class T> struct V {
  __device__ constexpr V(T a) : v(a) {}
  T v;
};
struct E : D {
  __device__ constexpr E(int a) : D(a) {}
};
__device__ void f(D);
__global__ void made_0(int x, int *p) {
  D a(x);
}
__device__ void made_1(int x, int *p) {
  D a{*p};
}
__device__ void made_2(int x, int *p) {
  D a = x;
}
__device__ void made_3(int x, int *p) {
  D a = {x};
}
__device__ void made_4(int x, int *p) {
  B a(x);
}
__global__ void made_5(int x, int *p) {
  B a = x;
}
__device__ void made_6(int x, int *p) {
  V<int> a(x);
}
__device__ void made_7(int x, int *p) {
  f(x);
}
__device__ void made_8(int x, int *p) {
  new B(*p);
}
__device__ D made_9(int x, int *p) {
  return D(x);
}
__device__ void made_10(int x, int *p) {
  E a(x);
}
__host__ __device__ void made_11(int x, int *p) {
  B a(x);
}
__device__ void made_12(int x, int *p) {
  D a(1);
}
