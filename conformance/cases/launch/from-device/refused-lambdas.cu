/*---
says: A lambda whose annotations are refused for want of an option is code of the function around. The launch of an object with a call operator is one of that operator: in a template where it depends on nothing, else of each explicit instance.
rules: launch.from-device, lambda.gate, launch.callee, call.space
runs: host reject, device reject
---*/
__global__ void k(int);
template<class T> __global__ void kt(T);
void a() { auto l = [] __device__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void b() { auto l = [] __host__ __device__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void c() { auto l = [] __device__ (int x) { auto m = [=] { kt<<<1, 1>>>(x); }; m(); }; l(1); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
template<class T> void d(T t) { auto l = [] __device__ (T x) { kt<<<1, 1>>>(x); k<<<1, 1>>>(1); }; l(t); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void e() { d(1); }
struct S { void f() { auto l = [] __device__ () { k<<<1, 1>>>(1); }; } };
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
__device__ void g() { auto l = [] __host__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
template<class F> void sw(F f) { f(); }
template<int N, class T> void h(T t) { sw([&] __device__ { constexpr int V = N; sw([&] { auto kernel = &kt<T>; kernel<<<1, 1>>>(t); kt<T><<<V, 1>>>(t); }); }); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void i() { h<1>(1); h<2>('c'); }
auto j = [] __device__ () { k<<<1, 1>>>(1); };
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void m() { auto l = [] __device__ (auto x) { k<<<1, 1>>>(x); kt<<<1, 1>>>(x); }; l(1); }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
void n() { auto l = [] __device__ () { auto kernel = &k; kernel<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
__host__ __device__ void o() { auto l = [] __host__ () { k<<<1, 1>>>(1); }; }
//^ error[lambda.disallowed]: __host__ or __device__ annotation on lambda requires --extended-lambda nvcc flag
//^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
struct DF { __device__ int operator()(int) const { return 1; } };
struct HF { int operator()(int) const { return 1; } };
struct XF { __host__ __device__ int operator()(int) const { return 1; } };
struct OF { __device__ int operator()(int) const; int operator()(double) const; };
struct DD : DF {};
struct M { DF d; HF a[2]; };
DF gd; M gm; DF make();
void first(DF d) { d<<<1, 1>>>(2); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("first") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("first") is not allowed
void parameters(DF d, HF &h, XF *p, M m) {
  d<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("parameters") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("parameters") is not allowed
  h<<<1, 1>>>(2);
  //^ error[launch.host-callee]: a host function call cannot be configured
  (*p)<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  m.d<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("parameters") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("parameters") is not allowed
  m.a[1]<<<1, 1>>>(2);
  //^ error[launch.host-callee]: a host function call cannot be configured
  (d)<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("parameters") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("parameters") is not allowed
}
void others() {
  gd<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("others") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("others") is not allowed
  gm.a[0]<<<1, 1>>>(2);
  //^ error[launch.host-callee]: a host function call cannot be configured
  make()<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("others") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("others") is not allowed
  DD()<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("others") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("others") is not allowed
  OF()<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2OFclE1?") from a __host__ function("others") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2OFclE1?") from a __host__ function("others") is not allowed
  OF()<<<1, 1>>>(2.);
  //^ error[launch.host-callee]: a host function call cannot be configured
}
struct TF { template <class T> __device__ int operator()(T) const { return 1; } };
HF gh;
template <class T> void launched(T t) {
  DF d;
  d<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("launched") is not allowed
  d<<<1, 1>>>(t);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  gh<<<1, 1>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
  TF()<<<1, 1>>>(1);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2TFclI1?EE1?1?") from a __host__ function("launched") is not allowed
}
template <class T> void given(T t) {
  t<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("given") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("given") is not allowed
}
template <class T> struct Of {
  DF d; T t;
  void launched() {
    d<<<1, 1>>>(2);
    //^ error[launch.device-callee]: a __device__ function call cannot be configured
    //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("launched") is not allowed
    this->d<<<1, 1>>>(2);
    //^ error[launch.device-callee]: a __device__ function call cannot be configured
    //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("launched") is not allowed
    t<<<1, 1>>>(2);
    //^ device error[launch.host-callee]: a host function call cannot be configured
  }
};
template <void (*F)(int)> void named() {
  F<<<1, 1>>>(1);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  (*F)<<<1, 1>>>(1);
}
void other(int);
void uses() { launched(1); launched(2.); given(DF()); Of<HF> s; s.launched(); named<k>(); named<other>(); }
template void given<DF>(DF);
