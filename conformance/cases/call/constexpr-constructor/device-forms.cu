/*---
says: A constexpr constructor of the device is defined for device code in all forms that make an object of arguments that are no constants.
rules: call.constexpr-constructor, call.space
runs: host accept, device accept
---*/
struct D { __device__ constexpr D(int) {} };
struct B { __host__ __device__ constexpr B(int) {} };
struct M { D d; __device__ M(int x) : d(x) {} };
struct M2 { D d; };
struct E : D { using D::D; };
struct E2 : D { __device__ E2(int x) : D(x) {} };
struct DC { D d = 3; };
struct Dflt { __device__ constexpr Dflt(int a = 3, int b = 4) {} };
struct Def { int x = 0; constexpr Def() = default; };
struct Def2 { Dflt d; };
template <class T> struct V { __device__ constexpr V(T) {} };
struct TC { template <class T> __device__ constexpr TC(T) {} };
struct Deleg { __device__ constexpr Deleg(int, int) {} __device__ constexpr Deleg(int a) : Deleg(a, a) {} };
__device__ void f(D);
__device__ void fr(const D &);
__device__ void fd(int x, D d = 7);
__global__ void g0(int x) { D a(x); }
__global__ void g1(int x) { D a{x}; }
__global__ void g2(int x) { D a = x; }
__global__ void g3(int x) { (void)D(x); }
__global__ void g4(int x) { (void)D{x}; }
__global__ void g5(int x) { f(x); fr(x); }
__global__ void g6(int x) { fd(x); }
__device__ D g7(int x) { return x; }
__device__ D g8(int x) { return {x}; }
__device__ D g9(int *x) { return *x; }
__global__ void g10(int x) { D a[2] = {x, x}; }
__global__ void g11(int x) { new D(x); new D{x}; }
__global__ void g12(int x) { M2 m{x}; M2 n = {x}; M o(x); }
__global__ void g13(int x) { E a(x); E2 b(x); }
__global__ void g14(int x) { DC a; DC b{}; DC c{x}; }
__global__ void g15(int x) { Dflt a; Dflt b(x); Dflt c{x, x}; Def d; Def2 e; }
__global__ void g16(int x) { V<int> a(x); V b(x); TC c(x); TC d(1.0f); }
__global__ void g17(int x) { Deleg a(x); Deleg b(x, x); }
__global__ void g18(int x) { static_cast<D>(x); (D)x; const D &r = x; D &&q = D(x); }
__global__ void g19(int x) { auto l = [=] { D a(x); }; l(); }
template <class T> __global__ void g20(T x) { D a(x); B b(x); T c(x); }
template __global__ void g20(int);
__global__ void g21(int *p) { B a(*p); B b{p[1]}; B c = *p; (void)B(*p); }
__host__ __device__ void g22(int *p) { B a(*p); B b{p[1]}; B c = *p; (void)B(*p); }
__global__ void g26(int x) { x ? D(x) : D(1); throw_: ; D a(x), b(x); if (D c{x}; true) ; for (D d(x);;) break; }
__device__ constexpr int h1(int x) { D a(x); return 3; }
__device__ constexpr D h2(int x) { return x; }
template<int N> __device__ int q() { D a(N); return 0; }
