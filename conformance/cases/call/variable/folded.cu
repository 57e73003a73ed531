/*---
says: What functions that are constexpr make of constants alone is a constant, and the variables that they are given are not needed; so are copies and conversions of constants. An element of a constant that `[]` chooses has its value in initialisers, and one that `*` reaches everywhere.
rules: call.variable
runs: host accept, device reject
---*/
const int a[3] = {1, 2, 3};
constexpr int b[3] = {1, 2, 3};
const int matrix[2][2] = {{1, 2}, {3, 4}};
struct P { int m; __host__ __device__ constexpr P(int q) : m(q) {} __host__ __device__ constexpr P(const P &q) : m(q.m) {} __host__ __device__ constexpr int g(int q) const { return m + q; } __host__ __device__ constexpr operator int() const { return m; } __host__ __device__ int h() const { return m; } };
const P p1(1);
constexpr P p2(2);
struct S { int m; int n[2]; P q; };
constexpr S s = {1, {2, 3}, 4};
const int k = 1;
constexpr int l = 2;
template <typename T> __host__ __device__ constexpr const T &mx(const T &x, const T &y) { return x < y ? y : x; }
__host__ __device__ constexpr int byref(const int &x, int y) { return x + y; }
__host__ __device__ constexpr int first(const int *x) { return x[0]; }
__device__ void u(int);
__device__ void wp(P);
__device__ void xp(const P &);
__device__ void v2(const int &, int);
__device__ void f(const int *);
__device__ void initialised(int i) {
  int y1 = a[1] + i;
  int y2 = a[1] + 1;
  int y3{a[1]};
  int y6[2] = {a[1], b[1]};
  P y8(a[1]);
  static int y10 = b[1];
  int y13 = matrix[1][1];
  int y14 = mx(k, l);
  int y15 = mx(k, i);
  //^ device@-13.1 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "k" is undefined in device code
  int y16 = first(b);
  const int *y17 = &a[1];
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  const int *y18 = &s.m;
  //^ device@-13.1 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "s" is undefined in device code
  const int &y19 = s.n[1];
  //^ device@-13.1 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "s" is undefined in device code
  int y20 = a[i];
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  bool y22 = b == a;
}
__device__ void tested(int i) {
  switch (a[1]) { default: ; }
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  if (a[1]) i = 1;
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  while (b[1] == 3) break;
  //^ device@-13.1 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "b" is undefined in device code
  switch (i) { case b[1]: ; }
  if (k && a[i]) i = 2;
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  if (0 && a[i]) i = 2;
  for (int e : b) i += e;
  //^ device@-13.1 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "b" is undefined in device code
}
__device__ void passed(int i) {
  u(matrix[1][1]);
  //^ device@-13.1 error[device-code.undefined]: identifier "matrix" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "matrix" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "matrix" is undefined in device code
  u(*matrix[1]);
  u(**matrix);
  u(*(a + 1));
  u(*(a + i));
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  u(a[1] ? 1 : 2);
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  u(i ? a[1] : 2);
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  u(int(a[1]));
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  u(-a[1]);
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  u(b[1] + b[2]);
  //^ device@-13.1 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@-13.1 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "b" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "b" is undefined in device code
  u(s.n[1]);
  //^ device@-13.1 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "s" is undefined in device code
  u(*s.n);
  u((i, a[1]));
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  u(false ? a[i] : 1);
  f(a);
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  f(s.n);
  //^ device@-13.1 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "s" is undefined in device code
}
__device__ void objects(int i) {
  u(s.m);
  u(s.q.m);
  u(s.q.g(1));
  u(s.q.g(i));
  //^ device@-13.1 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "s" is undefined in device code
  u(s.q.h());
  //^ device@-13.1 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "s" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "s" is undefined in device code
  u(s.q);
  wp(p1);
  wp(s.q);
  xp(p2);
  //^ device@-13.1 error[device-code.undefined]: identifier "p2" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "p2" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "p2" is undefined in device code
  u(p1);
  u(p1.g(1));
  u(p2.g(i));
  //^ device@-13.1 error[device-code.undefined]: identifier "p2" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "p2" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "p2" is undefined in device code
  S y = s;
  i = (i ? s.m : k);
}
__device__ void functions(int i) {
  u(mx(k, l));
  u(mx(k, i));
  //^ device@-13.1 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "k" is undefined in device code
  u(mx(i, l));
  //^ device@-13.1 error[device-code.undefined]: identifier "l" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "l" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "l" is undefined in device code
  u(byref(k, 1));
  u(byref(k, i));
  //^ device@-13.1 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "k" is undefined in device code
  u(byref(a[1], 1));
  u(first(a));
  u(first(s.n));
  i = mx(k, l);
  v2(k, l);
  //^ device@-13.1 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "k" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "k" is undefined in device code
}
__device__ void assigned(int i) {
  i = a[k];
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  i += k;
  i = (a[1], 2);
  i = *a;
  i = a[1];
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  i += a[i];
  //^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
  //^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
  (void)a[i];
  ++i, a[1];
  return (void)a[1];
}
struct M { int x; int z; const int &r; __device__ M() : x(a[1]), z(b[1] + 1), r(k) {} __device__ M(int i) : x(i + a[1]), z{b[1]}, r(l) {} int w = b[2]; };
//^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@-13.1 error[device-code.undefined]: identifier "k" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "k" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "k" is undefined in device code
//^ device@-13.1 error[device-code.undefined]: identifier "l" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "l" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "l" is undefined in device code
__device__ void members() { M m; M n(1); }
template <int N> __device__ int t(int i) { return b[N] + a[i]; }
//^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@-13.1 error[device-code.undefined]: identifier "b" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "b" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "b" is undefined in device code
template <typename T> __device__ T t2(T i) { u(b[1]); u(mx(k, l)); T z = b[1]; return mx(k, i); }
//^ device@-13.1 error[device-code.undefined]: identifier "b" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "b" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "b" is undefined in device code
//^ device@-13.1 error[device-code.undefined]: identifier "k" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "k" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "k" is undefined in device code
__device__ int instances() { return t<1>(2) + t2(2); }
__device__ int m1(int p = a[1]) { return p; }
//^ device@-13.1 error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "a" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "a" is undefined in device code
__device__ int m3(const int *p = b) { return *p; }
__device__ int m4(int p = k) { return p; }
__device__ int m5(const int &p = k) { return p; }
__device__ int defaults() {
  return m1() +
    m3() +
    //^ device@-13.1 error[device-code.undefined]: identifier "b" is undefined in device code
    //^ device@13.3 error[device-code.undefined]: identifier "b" is undefined in device code
    //^ device@13.5- error[device-code.undefined]: identifier "b" is undefined in device code
    m4() +
    m5();
    //^ device@-13.1 error[device-code.undefined]: identifier "k" is undefined in device code
    //^ device@13.3 error[device-code.undefined]: identifier "k" is undefined in device code
    //^ device@13.5- error[device-code.undefined]: identifier "k" is undefined in device code
}
