/*---
says: A function that is a template argument is not used by that: device code may name one of the host there.
rules: call.address, device-code.undefined
runs: device accept
---*/
typedef int (*F)(int);
int h(int);
static int s(int) { return 0; }
template <F f> struct Tag {};
template <F f> __device__ void t() {}
template <F f> constexpr int v = 1;
template <class T> __device__ void u(T) {}
__device__ void a() { Tag<h> x; }
__device__ void b() { t<h>(); t<s>(); }
__device__ int c() { return v<h>; }
__device__ void d() { u(Tag<h>()); Tag<&h> y; (void)sizeof(Tag<s>); }
template <F f> __device__ void e() { Tag<f> x; Tag<h> y; }
__global__ void k() { e<h>(); }
template <F... f> struct List {};
__constant__ List<h, s> l;
__device__ List<h> *m(List<s, h> x) { return nullptr; }
template <class T, F f = h> __device__ T n(T x) { return x; }
__device__ int o() { return n(1) + n<int>(2); }
struct B { static int g(int); Tag<h> t; };
__device__ void p() { Tag<B::g> t; B b; }
