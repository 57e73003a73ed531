/*---
says: The names of the arrays: internal and external, in namespaces, of templates, with C linkage.
rules: host-output.reference-array.listed, host-output.reference-array.entry, host-output.variable.linkage
runs: host reject
arguments: --device-c
---*/
__global__ void k1(int *) {}
__global__ void k2();
static __global__ void k3() {}
namespace n { namespace { __global__ void k4(int) {} } __global__ void k5(); }
template <class T> __global__ void kt(T) {}
template <class T> __global__ void kt2(T t) { }
__device__ int d1;
static __device__ int d2 = 3;
__device__ const int d3 = 4;
extern __device__ int d4;
__constant__ int c1[3];
extern __constant__ int c2[3];
static __constant__ int c3;
__managed__ int m1 = 3;
extern __managed__ int m2;
__managed__ int m3;
__shared__ int sh;
__device__ int unused1;
extern "C" { __device__ int ec; }
namespace n { __device__ int nd; namespace { __device__ int nnd; } }
__device__ void dev() { (void)&unused1; }
__host__ __device__ void hd() { (void)sizeof(d3); }
void *p[] = { &d1, &d2, &d4, c1, c2, &c3, &ec, &n::nd, &n::nnd, (void *)&m3 };
const void *q = &d3;
int g() {
  k1<<<1, 1>>>(0); k2<<<1,1>>>(); k3<<<1,1>>>(); n::k4<<<1,1>>>(1); (void)&n::k5;
  kt<<<1,1>>>(1); kt<float><<<1,1>>>(1); (void)&kt2<char>;
  m1 = 1; return m2;
}
namespace std { __global__ void k(); static __device__ int sv; __device__ int ev; namespace in { __global__ void k(); } }
extern "C" __global__ void ck(); extern "C" { static __global__ void cks() {} namespace q { __global__ void ckn(); __device__ int cnv; static __device__ int csv; } __constant__ int cc; }
//^ error[c++]: "q" has already been declared in the current scope
inline namespace il { __global__ void ilk(); }
void ff2() { std::k<<<1,1>>>(); std::in::k<<<1,1>>>(); ck<<<1,1>>>(); cks<<<1,1>>>(); q::ckn<<<1,1>>>(); ilk<<<1,1>>>(); (void)&std::sv; (void)&std::ev; (void)&q::cnv; (void)&cc; (void)&q::csv; }
