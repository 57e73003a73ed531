/*---
says: Calls of kernels in templates are told in each instance by the device pass, whatever makes the instance.
rules: launch.unconfigured
runs: host reject, device reject
deviation: oracle host BUG lambdas in templates and packs are left to instances
---*/
__global__ void k0(int);
template<class T> __global__ void kt(T);
template<class T> struct C { static void go(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kt(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  kt<T>(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  kt<int>(1); }
  //^ error[launch.unconfigured]: a __global__ function call must be configured
 template<class U> void n(U u) {
  k0(u);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  kt(u); }
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
 void un(T t) {
  k0(1);
  //^ host error[launch.unconfigured]: a __global__ function call must be configured
  kt(t); }
 int d = (k0(1), 1);
 C() {
  k0(2); }
  //^ error[launch.unconfigured]: a __global__ function call must be configured
};
void u() { C<int>::go(1); C<char>::go('c'); C<int> c; c.n(1); c.n(2L); }
template<class T> void g(T t, void (*p)(int) = k0) {
  k0(t);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  if (sizeof(T) > 4) k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  if constexpr (sizeof(T) > 4) {
  k0(3);
  kt(t); } else k0(4);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  auto l = [=] {
  k0(5);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kt(t); }; l();
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
}
void u2() { g(1); g('c'); }
template<class T> void h(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kt(t); }
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ error[launch.unconfigured]: a __global__ function call must be configured
template void h<int>(int);
template void h<long>(long);
template<class T> void def(T t = (k0(1), T())) { }
void u3() { def<int>(); def<char>(); }
void u4(int x = (k0(1), 1)) { }
template<class T> void out(T);
template<class T> void out(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  return kt(t); }
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
void u5() { out(1); out(2.0); }
template<class T> __device__ void dv(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kt(t); }
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
__device__ void u6() { dv(1); dv(2.0); }
template<class T> __host__ __device__ void hd(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kt(t); }
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
__device__ void u7() { hd(1); hd(2.0); }
void u8() { hd(1); hd('c'); }
template<class T> __global__ void gl(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kt(t); }
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
void u9() { gl<<<1,1>>>(1); gl<<<1,1>>>(2.0); }
auto gl1 = (k0(1), 1);
template<class... A> void pack(A... a) {
  (kt(a), ...);
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
  k0(1); }
  //^ error[launch.unconfigured]: a __global__ function call must be configured
void u10() { pack(1, 'c'); pack(2); }
template<class T> struct D : C<T> { void f(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  kt(t); } };
  //^ error[launch.unconfigured]: a __global__ function call must be configured
template struct D<int>;
template<class T> void twice(T t) {
  k0(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  k0(t); }
  //^ device error[launch.unconfigured]: a __global__ function call must be configured
void v1() { twice(1); }
void v2() { twice(2); }
