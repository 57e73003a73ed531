/*---
says: The launch of an object with a call operator is one of that operator: what it is, and whether the host may call it; in a template where it depends on nothing, else of each explicit instance.
rules: launch.callee, call.space
runs: host reject, device reject
---*/
struct DF { __device__ int operator()(int) const { return 1; } };
struct HF { int operator()(int) const { return 1; } };
struct XF { __host__ __device__ int operator()(int) const { return 1; } };
struct OF { __device__ int operator()(int) const; int operator()(double) const; };
struct DD : DF {};
struct M { DF d; HF a[2]; };
DF gd; M gm; DF make();
void first(DF d) { d<<<1, 1>>>(2); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ host error[call.device-from-host]: calling a __device__ function("DF::operator ()(int) const") from a __host__ function("first") is not allowed
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
template <class T> void f(T t) {
  DF d;
  d<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("f") is not allowed
  d<<<1, 1>>>(t);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  gh<<<1, 1>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
  TF()<<<1, 1>>>(1);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2TFclI1?EE1?1?") from a __host__ function("f") is not allowed
}
template <class T> void g(T t) {
  t<<<1, 1>>>(2);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("g") is not allowed
  //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("g") is not allowed
}
template <class T> struct S {
  DF d; T t;
  void f() {
    d<<<1, 1>>>(2);
    //^ error[launch.device-callee]: a __device__ function call cannot be configured
    //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("f") is not allowed
    this->d<<<1, 1>>>(2);
    //^ error[launch.device-callee]: a __device__ function call cannot be configured
    //^ host error[call.device-from-host]: calling a __device__ function("_ZNK2DFclE1?") from a __host__ function("f") is not allowed
    t<<<1, 1>>>(2);
    //^ device error[launch.host-callee]: a host function call cannot be configured
  }
};
template <void (*F)(int)> void o() {
  F<<<1, 1>>>(1);
  //^ device error[launch.host-callee]: a host function call cannot be configured
  (*F)<<<1, 1>>>(1);
}
__global__ void k(int); void h(int);
void uses() { f(1); f(2.); g(DF()); S<HF> s; s.f(); o<k>(); o<h>(); }
template void g<DF>(DF);
