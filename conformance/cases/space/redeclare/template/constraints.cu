/*---
says: Templates that differ in the constraints of their parameters are different functions.
rules: space.redeclare.model, space.redeclare.compared
arguments: --c++20
runs: host accept, device accept
---*/
template <class T> concept Ca = sizeof(T) == 1;
template <class T> concept Cb = sizeof(T) == 4;
template <class T, int N> concept Cn = sizeof(T) == N;
namespace n { template <class T> concept Ca = sizeof(T) == 2; }
template <Ca A> int constrained(A, int) { return 1; }
template <Cb A> __device__ int constrained(A, int) { return 1; }
template <class A> requires Ca<A> int required(A) { return 1; }
template <class A> requires Cb<A> __host__ __device__ int required(A) { return 1; }
int abbreviated(Ca auto) { return 1; }
__device__ int abbreviated(Cb auto) { return 1; }
template <Cn<1> A> int with_argument(A) { return 1; }
template <Cn<4> A> __device__ int with_argument(A) { return 1; }
template <class A> requires (sizeof(A) == 1) int expression(A) { return 1; }
template <class A> requires (sizeof(A) == 4) __device__ int expression(A) { return 1; }
template <Ca A> int one_constrained(A) { return 1; }
template <class A> __device__ int one_constrained(A) { return 1; }
template <Ca A> int other_namespace(A) { return 1; }
template <n::Ca A> __device__ int other_namespace(A) { return 1; }
struct S {
  template <Ca A> int member(A);
  template <Cb A> __device__ int member(A);
};
template <Ca A> int S::member(A) { return 1; }
template <Cb A> __device__ int S::member(A) { return 1; }
template <Ca... A> int pack(A...) { return 1; }
template <Cb... A> __device__ int pack(A...) { return 1; }
template <class A> int trailing(A) requires Ca<A> { return 1; }
template <class A> __device__ int trailing(A) requires Cb<A> { return 1; }
