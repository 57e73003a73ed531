/*---
says: A call in a template that depends on no template parameter is resolved there, and named like any other; the host pass tells it of the template.
rules: call.context, call.space, call.callee-name
runs: host reject
deviation: oracle host BUG what depends on template parameters is judged in templates, packs have no brackets in names
---*/
namespace cg { inline namespace v1 {
struct block { int a; };
template <unsigned N, class P> struct tile;
template <unsigned N, class P> struct tile { __device__ int rank(); };
template <unsigned N, class P> __device__ tile<N, P> part(const P &p);
__device__ block this_block();
template <class T> __device__ T id(T);
template <class T, class U = int> __device__ T conv(U);
template <int N> __device__ int val();
template <class... T> __device__ int pack(T...);
} }
void v1() { auto b = cg::this_block(); auto t = cg::part<32>(b); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14partIL1?32E1?EE1?1?") from a __host__ function("v1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::v1::this_block()") from a __host__ function("v1") is not allowed
void v3() { cg::id(3); cg::id<int>(3); cg::conv<float>(3); cg::conv<float, long>(3); cg::val<3>(); cg::pack(1, 2.0); cg::pack<>(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v12idI1?EE1?1?") from a __host__ function("v3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v12idI1?EE1?1?") from a __host__ function("v3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v13valIL1?3EEE1?v") from a __host__ function("v3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14convI1?1?EE1?1?") from a __host__ function("v3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14convI1?1?EE1?1?") from a __host__ function("v3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14packIJ1?1?EEE1?Dp1?") from a __host__ function("v3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14packIJEEE1?Dp1?") from a __host__ function("v3") is not allowed
void v4() { cg::block b; cg::part<32>(b); cg::part<32, cg::block>(b).rank(); cg::part<8>(cg::this_block()); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14partIL1?32E1?EE1?1?") from a __host__ function("v4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14partIL1?32E1?EE1?1?") from a __host__ function("v4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14partIL1?8E1?EE1?1?") from a __host__ function("v4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14tileIL1?32E1?E4rankEv") from a __host__ function("v4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("cg::v1::this_block()") from a __host__ function("v4") is not allowed
template <class T> void t1() { cg::block b; cg::part<32>(b); auto t = cg::part<32>(b); t.rank(); cg::id(3); cg::conv<float>(3); cg::val<3>(); cg::pack(1, 2.0); cg::id(cg::block()); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v12idI1?EE1?1?") from a __host__ function("t1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v12idI1?EE1?1?") from a __host__ function("t1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v13valIL1?3EEE1?v") from a __host__ function("t1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14convI1?1?EE1?1?") from a __host__ function("t1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14packIJ1?1?EEE1?Dp1?") from a __host__ function("t1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14partIL1?32E1?EE1?1?") from a __host__ function("t1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14partIL1?32E1?EE1?1?") from a __host__ function("t1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2cg2v14tileIL1?32E1?E4rankEv") from a __host__ function("t1") is not allowed
template <class T> void t2(T x) { cg::id(x); cg::id<T>(x); cg::conv<T>(3); cg::conv<float>(x); cg::pack(x); cg::part<32>(x); cg::val<sizeof(T)>(); }
template <class T> __device__ int ov(T *); template <class T> __device__ int ov(T); __device__ int ov(double);
void v6() { int x; ov(x); ov(&x); ov(2.0); ov<int>(3); ov<int>(&x); }
//^ error[call.device-from-host]: calling a __device__ function("_Z2ov1?") from a __host__ function("v6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("v6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("v6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("v6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("v6") is not allowed
template <class T> void t4() { int x; ov(x); ov(&x); ov(2.0); ov<int>(3); ov<int>(&x); }
//^ error[call.device-from-host]: calling a __device__ function("_Z2ov1?") from a __host__ function("t4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("t4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("t4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("t4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2ovI1?E1?1?") from a __host__ function("t4") is not allowed
template <class T> struct ST { static __device__ int s(int); __device__ int m(); template <class U> __device__ int mt(U); template <class U> static __device__ int st(U); };
void v7() { ST<int>::s(1); ST<int> a; a.m(); a.mt(3); a.mt<int>(3); ST<int>::st(2.0f); ST<int>::st<int>(1); a.st(2); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E1mEv") from a __host__ function("v7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E1sE1?") from a __host__ function("v7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2mtI1?EE1?1?") from a __host__ function("v7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2mtI1?EE1?1?") from a __host__ function("v7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2stI1?EE1?1?") from a __host__ function("v7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2stI1?EE1?1?") from a __host__ function("v7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2stI1?EE1?1?") from a __host__ function("v7") is not allowed
template <class T> void t5() { ST<int>::s(1); ST<int> a; a.m(); a.mt(3); a.mt<int>(3); ST<int>::st(2.0f); ST<int>::st<int>(1); a.st(2); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E1mEv") from a __host__ function("t5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E1sE1?") from a __host__ function("t5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2mtI1?EE1?1?") from a __host__ function("t5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2mtI1?EE1?1?") from a __host__ function("t5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2stI1?EE1?1?") from a __host__ function("t5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2stI1?EE1?1?") from a __host__ function("t5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2STI1?E2stI1?EE1?1?") from a __host__ function("t5") is not allowed
template <class T> void t6() { ST<T>::s(1); ST<T> a; a.m(); a.mt(3); ST<T>::st(2.0f); }
template <class T> struct CT { static __device__ int s(int); __device__ int m(); template <class U> __device__ int mt(U); template <class U> static __device__ int st(U); };
struct PL { static __device__ int s(int); __device__ int m(); template <class U> __device__ int mt(U); template <class U> static __device__ int st(U); };
template <class Z> void u5() { CT<int>::s(1); CT<int> a; a.m(); a.mt(3); a.mt<int>(3); CT<int>::st(2.0f); CT<int>::st<int>(1); a.st(2); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1mEv") from a __host__ function("u5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1sE1?") from a __host__ function("u5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E2mtI1?EE1?1?") from a __host__ function("u5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E2mtI1?EE1?1?") from a __host__ function("u5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E2stI1?EE1?1?") from a __host__ function("u5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E2stI1?EE1?1?") from a __host__ function("u5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E2stI1?EE1?1?") from a __host__ function("u5") is not allowed
template <class Z> void u6() { CT<int> a; a.m(); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1mEv") from a __host__ function("u6") is not allowed
template <class Z> void u7() { PL::s(1); PL a; a.m(); a.mt(3); a.mt<int>(3); PL::st(2.0f); PL::st<int>(1); a.st(2); }
//^ error[call.device-from-host]: calling a __device__ function("PL::m()") from a __host__ function("u7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL1sE1?") from a __host__ function("u7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL2mtI1?EE1?1?") from a __host__ function("u7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL2mtI1?EE1?1?") from a __host__ function("u7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL2stI1?EE1?1?") from a __host__ function("u7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL2stI1?EE1?1?") from a __host__ function("u7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL2stI1?EE1?1?") from a __host__ function("u7") is not allowed
template <class Z> struct Q { PL p; CT<int> q; Z z; Q *o; void m() { p.m(); q.m(); this->p.m(); p.s(1); q.s(1); o->p.m(); z.m(); o->z.m(); f(); g(1); Q::g(1); Q<Z>::g(1); Q r; r.p.m(); h(*this); h(p); h(q); k(this); h(1); h(z); } __device__ void f(); static __device__ void g(int); template <class U> __device__ static void h(U); __device__ void k(Q *); __device__ void l(int); void n() { l(1); PL::s(1); } };
//^ error[call.device-from-host]: calling a __device__ function("PL::m()") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("PL::m()") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("PL::m()") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("PL::m()") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1mEv") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1sE1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL1sE1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2PL1sE1?") from a __host__ function("n") is not allowed
template <class U> __device__ void fr(U); __device__ void fr2(void *); template <class U> __device__ void fr3(U *);
template <class Z> struct W { Z z; int i; void m() { fr(*this); fr(this); fr2(this); fr3(this); fr(i); fr(z); W w; fr(w); fr(&i); fr(sizeof(Z)); fr(Z::x); fr(z + 1); int a[3]; fr(a); fr(a[1]); Z b[2]; fr(b); fr3(b); fr(i + 1); auto q = i; fr(q); auto v = z; fr(v); fr([]{}); fr(0 ? i : 1); fr((int)z); fr(Z()); fr(int(z)); fr(nullptr); fr("a"); fr(&W::i); fr(&W::m); } };
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("m") is not allowed
template <int N> void u8() { fr(N); fr(N + 1); int a[N]; fr(a); fr(a[1]); fr3(a); CT<int> s; s.mt(N); fr<int>(N); fr2(N ? nullptr : nullptr); fr2(0); int x = N; fr(x); const int c = N; fr(c); }
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("u8") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("u8") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3fr21?") from a __host__ function("u8") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z3fr21?") from a __host__ function("u8") is not allowed
template <class Z> void u9(Z z, int i, Z *p, CT<Z> s, CT<int> t) { fr(z); fr(i); fr(p); fr3(p); fr2(p); fr(s); fr(t); t.m(); s.m(); t.s(i); s.s(i); fr(*p); fr(z.x); fr(i == 1); fr(t.m()); fr(s.m()); }
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("u9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("u9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("u9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2frI1?E1?1?") from a __host__ function("u9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1mEv") from a __host__ function("u9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1mEv") from a __host__ function("u9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN2CTI1?E1sE1?") from a __host__ function("u9") is not allowed
