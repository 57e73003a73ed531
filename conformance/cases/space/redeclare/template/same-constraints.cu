/*---
says: Templates with the same constraints are one function.
rules: space.redeclare.model, space.redeclare.compared
arguments: --c++20
runs: host accept, device accept
---*/
template <class T> concept Ca = sizeof(T) == 1;
template <class T, int N> concept Cn = sizeof(T) == N;
namespace n { template <class T> concept Cb = sizeof(T) == 2; }
template <Ca A> int constrained(A);
template <Ca B> __device__ int constrained(B) { return 1; }
template <class A> requires Ca<A> __device__ int required(A);
template <class B> requires Ca<B> int required(B) { return 1; }
template <Cn<1> A> int with_argument(A);
template <Cn<1> B> __device__ int with_argument(B) { return 1; }
template <n::Cb A> int qualified(A);
template <n::Cb B> __device__ int qualified(B) { return 1; }
template <Ca... A> int pack(A...);
template <Ca... B> __device__ int pack(B...) { return 1; }
struct S { template <Ca A> __device__ int member(A); };
template <Ca B> int S::member(B) { return 1; }
