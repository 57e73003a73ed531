/*---
says: Whether the type of what a block of a template or lambda declares depends on a template parameter is told by what its words mean: template arguments, aliases of blocks and classes, operands of decltype, lambdas that are not generic.
rules: host-output.reference-array.listed, host-output.reference-array.entry
runs: host accept
arguments: --device-c
deviation: oracle=cufe host N-I the reference interpreter does not list what blocks declare
deviation: oracle host BUG a false alarm: the address of a variable of a type decltype(x) in a lambda counts as reading it
---*/
struct S { int a; };
namespace n { struct Q {}; template <class T> struct B { T t; }; template <class> using V = int; }
template <class T> void decltypes(T v) { extern __device__ decltype(1 + 2) dv; (void)&dv; extern __device__ decltype(S().a + 1) *unused; }
template <class T> void arguments(T v) {
  extern __device__ n::B<int> bi; extern __device__ n::B<T> bt; extern __constant__ n::B<n::B<T *>> *bb; extern __device__ n::V<int> vi;
  (void)&bi; (void)&bt; (void)&bb; (void)&vi;
}
template <class T> void aliases(T v) {
  typedef T Depends; using Not = const int *; using Again = Not; typedef n::B<Depends> (*Pointer)[2];
  extern __device__ Depends da; extern __device__ Not dn; extern __device__ Again dg; extern __managed__ Pointer dp;
  (void)&da; (void)&dn; (void)&dg; (void)&dp;
  __global__ void takes(Not, Depends *); __global__ void plain(Again a, int);
  takes<<<1, 1>>>(nullptr, &v); plain<<<1, 1>>>(nullptr, 1);
}
auto l = [](int x) { __global__ void inl(int, S s); inl<<<1, 1>>>(x, S()); extern __constant__ n::B<int> lb; extern __device__ decltype(x) lx; (void)&lb; (void)&lx; };
auto generic = [](auto x) { extern __constant__ n::B<int> gb; extern __device__ int ga[2]; (void)&gb; (void)ga; };
template <int N> void bounds() { extern __device__ int an[N], ac[4 * 2], ag[sizeof(S)]; (void)an; (void)ac; (void)ag; }
template <class T> struct C {
  typedef int I; using D = T *;
  void m() { extern __device__ I ci; extern __device__ D cd; extern __device__ typename T::U cu; extern __device__ n::Q cq; (void)&ci; (void)&cd; (void)&cu; (void)&cq; __global__ void km(I, C *); km<<<1, 1>>>(1, this); }
};
