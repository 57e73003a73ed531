/*---
says: Arguments mean the same through typedef-names, qualified names and computed numbers, and are printed as the first declaration has them.
rules: space.redeclare.inheriting, space.redeclare.model
runs: host accept, device accept
deviation: oracle=cufe host BUG the oracle compares numbers as they are written, and takes an empty list for none
---*/
namespace n { struct S {}; template <class T> struct V {}; }
using n::S;
typedef unsigned U; using P = const int *;
template <class T> void f(T);
template <class T> void k();
template <class T, class W> void k2();
template <int N> void c();
template <class T> struct A { static void m(); };
template <> __device__ void f<unsigned>(unsigned);
template <> __host__ void f<U>(unsigned);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=unsigned int]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<P>(const int *);
template <> __host__ void f<int const *>(const int *);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=P]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<n::S>(n::S);
template <> __host__ void f<S>(S);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=n::S]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f<n::V<S>>(n::V<S>);
template <> __host__ void f<n::V<::n::S>>(n::V<S>);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=n::V<n::S>]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<n::V<unsigned long>>();
template <> __host__ void k<n::V<long unsigned>>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=n::V<unsigned long>]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<struct n::S>();
template <> __host__ void k<S>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=n::S]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<void(unsigned)>();
template <> __host__ void k<void(unsigned int)>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=void (unsigned int)]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<void(*)(unsigned)>();
template <> __host__ void k<void(*)(unsigned int)>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=void (*)(unsigned int)]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<unsigned[3]>();
template <> __host__ void k<unsigned int[3]>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=unsigned int [3]]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k2<unsigned, short>();
template <> __host__ void k2<unsigned int, short int>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k2 [with T=unsigned int, W=short]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void c<3>();
template <> __host__ void c<(3)>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("c [with N=3]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void c<4>();
template <> __host__ void c<1 + 3>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("c [with N=4]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void c<5>();
template <> __host__ void c<10 / 2>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("c [with N=5]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void c<-1>();
template <> __host__ void c<-(1)>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("c [with N=-1]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<const n::S>();
template <> __host__ void k<S const>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=const n::S]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<const S &>();
template <> __host__ void k<S const &>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=const n::S &]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<S *const>();
template <> __host__ void k<S *>();
template <> __device__ void k<S *&&>();
template <> __host__ void k<S *&>();
template <> __device__ void f(double);
template <> __host__ void f(double);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=double]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void f(short);
template <> __host__ void f(short int);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("f [with T=short]") redeclared with __host__, hence treated as a __host__ __device__ function
constexpr int N = 7, M = 2;
template <> __device__ void c<N * M>();
template <> __host__ void c<N * N>();
template <> __device__ void c<N>();
template <> __host__ void c<M>();
template <class... T> void v();
template <> __device__ void v<int, unsigned>();
template <> __host__ void v<int, unsigned int>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("v [with T=<int, unsigned int>]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void v<int>();
template <> __host__ void v<>();
template <class T> struct Tu {};
template <class... T> __device__ void pk(Tu<void(T...)>);
template <class T> __host__ void pk(Tu<void(T)>);
template <class... T> void v2();
template <> __device__ void v2<>();
template <> __host__ void v2<>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("v2 [with T=<>]") redeclared with __host__, hence treated as a __host__ __device__ function
template <class W, class... T> void v3();
template <> __device__ void v3<int>();
template <> __host__ void v3<int>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("v3 [with W=int, T=<>]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<P *>();
template <> __host__ void k<const int **>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=P *]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void k<S **>();
template <> __host__ void k<S **>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("k [with T=n::S **]") redeclared with __host__, hence treated as a __host__ __device__ function
template <class T> void d(T);
template <> __device__ void d(U);
template <> __host__ void d(unsigned);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("d [with T=U]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void d(const float);
template <> __host__ void d(float);
//^ device warning[space.redeclared.device-with-host]: a __device__ function("d [with T=float]") redeclared with __host__, hence treated as a __host__ __device__ function
template <unsigned N> void cu();
template <> __device__ void cu<3>();
template <> __host__ void cu<3>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("cu [with N=3U]") redeclared with __host__, hence treated as a __host__ __device__ function
template <bool N> void cb();
template <> __device__ void cb<true>();
template <> __host__ void cb<true>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("cb [with N=true]") redeclared with __host__, hence treated as a __host__ __device__ function
template <> __device__ void cb<1 - 1>();
template <> __host__ void cb<0>();
//^ device warning[space.redeclared.device-with-host]: a __device__ function("cb [with N=false]") redeclared with __host__, hence treated as a __host__ __device__ function
