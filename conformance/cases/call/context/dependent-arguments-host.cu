/*---
says: A call in a template waits for arguments that depend on its parameters, by their type or as constants of integral type that do; variables, elements and calls are no constants, and sizes wait only in operators. A function that is alone with its name, and that no argument can find others for, is told whatever its arguments are; since 13.3 of members only those of the template's own class, through an object, are.
rules: call.context, call.space
runs: host reject
deviation: oracle host BUG what arguments are made of, and what is alone with its name, is not told apart
---*/
__device__ void s(int); __device__ void fl(double); __device__ void ps(const char *); __device__ void pf(float *); __device__ void b2(int, int);
__device__ void o(int); __device__ void o(struct K *); template <class X> __device__ void t(X);
namespace ns { __device__ void q(int); __device__ void r(int); __device__ void r(float *); template <class X> __device__ void t(X); }
struct M { static __device__ void s(int); __device__ void n(int); static __device__ void so(int); static __device__ void so(float *); __device__ void no(int); __device__ void no(float *);
  template <class X> __device__ void nt(X); __device__ void d(int, int = 2); };
struct N1 : M { using M::so; __device__ void n(M *); __device__ void operator()(int); };
template <class Y> struct AT { static __device__ void s(int); __device__ void n(int); __device__ void y(Y); };
enum class EC { a, b }; __device__ void ec(EC);
template <int> struct S { static constexpr int v = 3; };
struct K { int k; static constexpr int sk = 3; constexpr int m() const { return 2; } };
constexpr K kk{2}; constexpr int tab[3] = {1, 2, 3}; static int gs; __host__ __device__ constexpr int ce(int x) { return x; }


template <class T, int N, bool TT, int *P, class... R> void constants(T v) {
  float *a = nullptr; int b = 2; const int c = N; constexpr int cc = N + 2; enum { E = N }; int dd[N]; const double d = 2;
  s(N);
  s(N + 1);
  s((int)N);
  s(static_cast<long>(N));
  s(int(N));
  s(int{N});
  s(N > 0 ? 1 : 2);
  s(!N);
  s(TT);
  s(E);
  s(N + c);
  s(cc + 1);
  s((int)cc);
  s(1 << N);
  s(P != nullptr);
  s((1, N));
  s(N + sizeof(int));
  s(S<N>::v);
  s(S<3>::v + N);
  s(ce(N));
  s((int)d + N);
  s(kk.k + N);
  s(sizeof...(R));
  s(alignof(T));
  s(noexcept(T()));
  s(sizeof(T) + 1);
  s(-sizeof(T));
  s(int(sizeof(T)));
  ec((EC)N);
  ec(N ? EC::a : EC::b);
  b2(b, N);
  o(N);
  o(N + 1);
  t(N + 1);
}

template <class T, int N, bool TT, int *P, class... R> void no_constants(T v) {
  float *a = nullptr; int b = 2; const int c = N; constexpr int cc = N + 2; int dd[N]; constexpr int lt[2] = {N, 2};
  s(c);
  //^ error[call.device-from-host]: calling a __device__ function("s(int)") from a __host__ function("no_constants") is not allowed
  s(cc);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(b ? N : 2);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(TT && b);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(b + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s((b, N));
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(gs + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(*P);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(tab[N]);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(lt[N]);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(ce(3) + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(kk.m() + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(N * 1.5);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  fl((float)N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z2fl1?") from a __host__ function("no_constants") is not allowed
  pf(&a[N]);
  //^ error[call.device-from-host]: calling a __device__ function("_Z2pf1?") from a __host__ function("no_constants") is not allowed
  pf(a + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z2pf1?") from a __host__ function("no_constants") is not allowed
  ps("abc" + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z2ps1?") from a __host__ function("no_constants") is not allowed
  ps(N ? "a" : "b");
  //^ error[call.device-from-host]: calling a __device__ function("_Z2ps1?") from a __host__ function("no_constants") is not allowed
  s("abc"[N]);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(sizeof(T));
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s((int)sizeof(T));
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(sizeof(dd));
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s((int)v);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s(int(v) + 2);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  s((int)v + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("no_constants") is not allowed
  o(b + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1o1?") from a __host__ function("no_constants") is not allowed
  o((int)v);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1o1?") from a __host__ function("no_constants") is not allowed
  t(b + N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1tI1?E1?1?") from a __host__ function("no_constants") is not allowed
  t((float)N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1tI1?E1?1?") from a __host__ function("no_constants") is not allowed
}

template <class T, int N> void types(T v, T *p, T w[N], float *f) {
  int dd[N];
  s(v);
  s(!v);
  s(v + 3);
  s(v == 3);
  s(v.x);
  s((T)3);
  s(T::x);
  s(p->x);
  pf(&f[v]);
  s(dd[1]);
  s(*dd);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("types") is not allowed
  s(decltype(v)(2));
  o(v);
  N1()(v);
  N1()(N);
  N1()(3);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN2N1clE1?") from a __host__ function("types") is not allowed
}

template <class T, int N> void only_function(T v) {
  ns::q(v);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN2ns1qE1?") from a __host__ function("only_function") is not allowed
  ns::q(N);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN2ns1qE1?") from a __host__ function("only_function") is not allowed
  ns::t(v);
  ::s(v);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("only_function") is not allowed
  ::s(N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("only_function") is not allowed
  (s)(v);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("only_function") is not allowed
  (s)(N);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("only_function") is not allowed
  { using ns::q; q(N); q(v); }
}

template <class T, int N> void members(T v, N1 n1, M &gm, M *gpm, AT<int> &gat) {
  M::s(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1sE1?") from a __host__ function("members") is not allowed
  M::s(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1sE1?") from a __host__ function("members") is not allowed
  M::s(3);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1M1sE1?") from a __host__ function("members") is not allowed
  N1::s(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1sE1?") from a __host__ function("members") is not allowed
  AT<int>::s(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2ATI1?E1sE1?") from a __host__ function("members") is not allowed
  AT<int>::s(N + 1);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2ATI1?E1sE1?") from a __host__ function("members") is not allowed
  M().n(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1nE1?") from a __host__ function("members") is not allowed
  M().n(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1nE1?") from a __host__ function("members") is not allowed
  M().n((int)v);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1M1nE1?") from a __host__ function("members") is not allowed
  M().nt(v);
  M().d(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1dE1?1?") from a __host__ function("members") is not allowed
  n1.n(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2N11nE1?") from a __host__ function("members") is not allowed
  AT<int>().n(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2ATI1?E1nE1?") from a __host__ function("members") is not allowed
  AT<int>().y(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2ATI1?E1yE1?") from a __host__ function("members") is not allowed
  gm.n(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1nE1?") from a __host__ function("members") is not allowed
  gpm->n(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1nE1?") from a __host__ function("members") is not allowed
  gm.s(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1sE1?") from a __host__ function("members") is not allowed
  gpm->s(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1sE1?") from a __host__ function("members") is not allowed
  gm.M::n(v);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1nE1?") from a __host__ function("members") is not allowed
  gat.n(N);
  //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2ATI1?E1nE1?") from a __host__ function("members") is not allowed
}
struct D : M, AT<int> {
  __device__ void m(int); __device__ void o(int); __device__ void o(float *);
  template <class T, int N> void f(T v) {
    M::s(v);
    //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1sE1?") from a __host__ function("f") is not allowed
    M::n(N);
    //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1M1nE1?") from a __host__ function("f") is not allowed
    y(N);
    //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2ATI1?E1yE1?") from a __host__ function("f") is not allowed
    this->y(v);
    //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN2ATI1?E1yE1?") from a __host__ function("f") is not allowed
    m(v);
    //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1D1mE1?") from a __host__ function("f") is not allowed
    this->m(N);
    //^ @-13.1 error[call.device-from-host]: calling a __device__ function("_ZN1D1mE1?") from a __host__ function("f") is not allowed
    o(N);
  }
};

template <class T, int N> void arrays() {
  int dd[N]; T tt[3];
  s(dd[1]);
  s(*dd);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("arrays") is not allowed
  s(*(dd + 1));
  s(dd == nullptr);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1s1?") from a __host__ function("arrays") is not allowed
  s(*tt);
  s(tt[0]);
  t(*dd);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1tI1?E1?1?") from a __host__ function("arrays") is not allowed
}
