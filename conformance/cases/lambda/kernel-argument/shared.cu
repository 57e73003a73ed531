/*---
says: What is local to a function of both sides is told where it is declared, for each kernel that is made, with each local class around it.
rules: lambda.kernel-argument
runs: host accept, device accept
arguments: --device-c
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
template <class T> __global__ void k(T) {}
template <class T> __global__ void other(T) {}
template <class... T> __global__ void pack() {}
template <class T, int N> struct Of {};
namespace n { template <class T> __global__ void inside(T) {} }
__host__ __device__ void twice() {
  struct L {};
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "twice") used in global function "inside" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "twice") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "twice") used in global function "other" template argument, the global function cannot be launched from host code.
  k<<<1, 1>>>(L());
  k<<<1, 1>>>(L());
  other<<<1, 1>>>(L());
  n::inside<<<1, 1>>>(L());
}
__host__ __device__ void nested() {
  struct L { struct M { struct N {}; }; };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "nested") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L::M" (defined in "nested") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L::M::N" (defined in "nested") used in global function "k" template argument, the global function cannot be launched from host code.
  k<<<1, 1>>>(L::M::N());
}
__host__ __device__ void packs() {
  struct L {};
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
  struct
    M {};
    //^ device warning[lambda.kernel-argument.not-launched]: a local type "M" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
    //^ device warning[lambda.kernel-argument.not-launched]: a local type "M" (defined in "packs") used in global function "pack" template argument, the global function cannot be launched from host code.
  pack<int, L, Of<M, 1>, Of<L, 2> *, void (*)(L, M), L[2], int L::*, const L &><<<1, 1>>>();
}
__host__ __device__ void address() {
  struct L {};
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "address") used in global function "k" template argument, the global function cannot be launched from host code.
  //^ witness[lambda.kernel-argument(shared-local-type)]
  void (*p)(L) = &k<L>;
  (void)p;
}
__host__ __device__ void kinds() {
  enum class E { x };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "E" (defined in "kinds") used in global function "k" template argument, the global function cannot be launched from host code.
  enum F { y };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "F" (defined in "kinds") used in global function "k" template argument, the global function cannot be launched from host code.
  union U { int i; };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "U" (defined in "kinds") used in global function "k" template argument, the global function cannot be launched from host code.
  k<<<1, 1>>>(E::x);
  k<<<1, 1>>>(y);
  k<<<1, 1>>>(U());
}
__host__ __device__ void without_names() {
  struct { int a; } x = {1};
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "struct <unnamed>" (defined in "without_names") used in global function "k" template argument, the global function cannot be launched from host code.
  auto l = [] { return 1; };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "lambda []()->int" (defined in "without_names") used in global function "k" template argument, the global function cannot be launched from host code.
  k<<<1, 1>>>(x);
  k<<<1, 1>>>(l);
}
struct C {
  __host__ __device__ C() { struct L {}; k<<<1, 1>>>(L()); }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "C") used in global function "k" template argument, the global function cannot be launched from host code.
  __host__ __device__ ~C() { struct L {}; k<<<1, 1>>>(L()); }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "~C") used in global function "k" template argument, the global function cannot be launched from host code.
  __host__ __device__ operator int() { struct L {}; k<<<1, 1>>>(L()); return 1; }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "operator int") used in global function "k" template argument, the global function cannot be launched from host code.
  __host__ __device__ int operator+(int) { struct L {}; k<<<1, 1>>>(L()); return 1; }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "operator+") used in global function "k" template argument, the global function cannot be launched from host code.
  static __host__ __device__ void fixed() { struct L {}; k<<<1, 1>>>(L()); }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "fixed") used in global function "k" template argument, the global function cannot be launched from host code.
};
__device__ void of_device() { struct L {}; k<<<1, 1>>>(L()); }
__global__ void of_kernel() { struct L {}; k<<<1, 1>>>(L()); }
