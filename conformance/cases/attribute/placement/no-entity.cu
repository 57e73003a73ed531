/*---
says: Attributes before a static_assert-declaration or a using-enum-declaration of a namespace mean nothing and are nothing to speak of; before other declarations that declare no entity the plain error of the language stands.
rules: attribute.placement
runs: host accept
arguments: --c++20
---*/
enum class E { e };
__device__ static_assert(true);
__host__ __device__ static_assert(sizeof(int) == 4, "int");
__global__ static_assert(true);
__constant__ static_assert(true);
__shared__ static_assert(true, "shared");
__managed__ static_assert(true);
__host__ static_assert(true);
__launch_bounds__(3) static_assert(true);
__attribute__((unused)) __device__ static_assert(true);
__device__ using enum E;
namespace N { __device__ static_assert(true); }
extern "C" { __device__ static_assert(true); }
extern "C" __device__ static_assert(true);
void f() { __device__ static_assert(true); }
__device__ void g() { __device__ static_assert(true); }
template <class T> void h() { __device__ static_assert(sizeof(T) > 0); }
E last = e;
