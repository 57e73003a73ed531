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
//^ device warning[space.redeclared.host-with-device]: a __host__ function("constrained") redeclared with __device__, hence treated as a __host__ __device__ function
template <class A> requires Ca<A> __device__ int required(A);
template <class B> requires Ca<B> int required(B) { return 1; }
//^ device warning[space.redeclared.device-without-device]: a __device__ function("required") redeclared without __device__, hence treated as a __host__ __device__ function
template <Cn<1> A> int with_argument(A);
template <Cn<1> B> __device__ int with_argument(B) { return 1; }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("with_argument") redeclared with __device__, hence treated as a __host__ __device__ function
template <n::Cb A> int qualified(A);
template <n::Cb B> __device__ int qualified(B) { return 1; }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("qualified") redeclared with __device__, hence treated as a __host__ __device__ function
template <Ca... A> int pack(A...);
template <Ca... B> __device__ int pack(B...) { return 1; }
//^ device warning[space.redeclared.host-with-device]: a __host__ function("pack") redeclared with __device__, hence treated as a __host__ __device__ function
struct S { template <Ca A> __device__ int member(A); };
template <Ca B> int S::member(B) { return 1; }
//^ device warning[space.redeclared.device-without-device]: a __device__ function("S::member") redeclared without __device__, hence treated as a __host__ __device__ function
