/*---
says: Host code reads or writes a variable through a member or an element too; each operator that does both is said twice. References, addresses, unevaluated operands, constants, discarded values, default arguments, initialisers at namespace scope and instances are silent.
rules: call.variable-access
runs: host accept
---*/
struct S {
  int v;
  S *next;
};
__device__ int a;
__constant__ int c;
__managed__ int m;
__device__ S s;
__device__ int arr[4], two[2][2];
__device__ int *p;
__device__ S *ps;
__device__ const int k = 3;
extern __device__ const int ek;
__device__ float fl;
__device__ volatile int vv;
__device__ int &r = a;
static __device__ int internal;
extern __device__ int declared;
extern __shared__ int dynamic[];
namespace N {
__device__ int nv;
}
void take(int);
void refer(const int &);
void change(int &);
template <class T>
void symbol(const T &);
int plus() { return a + 1; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
int member() { return s.v; }
//^ warning[variable.read-by-host]: a __device__ variable "s" cannot be directly read in a host function
int element(int i) { return arr[1] + two[i][0] + *two[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "arr" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "two" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "two" cannot be directly read in a host function
int *decays() { return arr; }
int *decays_inside(int i) { return two[i]; }
int behind() { return *p; }
//^ warning[variable.read-by-host]: a __device__ variable "p" cannot be directly read in a host function
int behind_member() { return ps->v + s.next->v; }
//^ warning[variable.read-by-host]: a __device__ variable "ps" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s" cannot be directly read in a host function
void argument() { take(a); }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
void references() { refer(a); change(a); symbol(a); symbol(arr); }
void assigned() { a = 1; }
//^ warning[variable.written-by-host]: a __device__ variable "a" cannot be directly written in a host function
void compound() { a += 2; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "a" cannot be directly written in a host function
void before() { ++a; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "a" cannot be directly written in a host function
void after() { a--; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "a" cannot be directly written in a host function
void inside() { s.v = 1; arr[2] = 3; }
//^ warning[variable.written-by-host]: a __device__ variable "arr" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "s" cannot be directly written in a host function
void behind_written() { *p = 4; ps->v = 3; }
//^ warning[variable.read-by-host]: a __device__ variable "p" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ps" cannot be directly read in a host function
int scoped() { return N::nv + ::a; }
//^ warning[variable.read-by-host]: a __device__ variable "N::nv" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
int constants() { return k; }
int no_constant() { return ek; }
//^ warning[variable.read-by-host]: a __device__ variable "ek" cannot be directly read in a host function
int managed() { return m; }
void discarded() { (void)a; a; vv; }
//^ warning[variable.read-by-host]: a __device__ variable "vv" cannot be directly read in a host function
void declared_here() { int &x = a; const int &y = a; int z = a; auto w = a; auto &v = a; (void)x, (void)y, (void)z, (void)w, (void)v; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
bool conditions() { if (a) {} while (a) {} for (; a;) {} return a ? true : false; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
void cases() { switch (a) {} }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
int reference() { return r; }
//^ warning[variable.read-by-host]: a __device__ variable "r" cannot be directly read in a host function
double converted() { return fl; }
//^ warning[variable.read-by-host]: a __device__ variable "fl" cannot be directly read in a host function
int cast() { return (int)fl + static_cast<int>(fl); }
//^ warning[variable.read-by-host]: a __device__ variable "fl" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "fl" cannot be directly read in a host function
void closure() { auto l = [] { return a; }; l(); }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
__host__ __device__ int both() { return a; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
__device__ int device() { return a; }
template <class T>
int pattern(T x) { return a + x; }
int uses_pattern() { return pattern(1); }
static int unused() { return a; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
struct C {
  int f() { return a; }
  //^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
  C() : q(a) {}  // warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
  int q = c;
};
int given(int x = a) { return x; }
void statics() { given(); static int q = a; (void)q; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
int unevaluated() { return sizeof(a) + sizeof(decltype(a)) + noexcept(a); }
S copied() { return s; }
//^ warning[variable.read-by-host]: a __device__ variable "s" cannot be directly read in a host function
void copies() { S x = s; s = x; }
//^ warning[variable.read-by-host]: a __device__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "s" cannot be directly written in a host function
int comma() { int x = 0; x += a; x = (1, a); return x; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
void chained() { a = s.v = 4; }
//^ warning[variable.written-by-host]: a __device__ variable "a" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "s" cannot be directly written in a host function
int parentheses() { return (a); }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
int chosen(bool b) { return b ? a : c; }
//^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
int &chosen_reference(bool b) { return b ? a : c; }
int around() { return *&a; }
//^ warning[variable.read-by-host]: a __device__ variable "a" cannot be directly read in a host function
int declarations() { return internal + declared + dynamic[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "declared" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "internal" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "dynamic" cannot be directly read in a host function
int at_namespace_scope = a;
