/*---
says: A launch mentions a kernel that its arguments find beside the visible ones, or that a using-directive, an unnamed or inline namespace adds to those of the namespace around.
rules: host-output.reference-array.listed
runs: host accept
arguments: --device-c
deviation: oracle=cufe host N-I the reference interpreter looks for launched kernels only where the name is found first
---*/
namespace n {
struct T { int v; }; struct U : T {}; enum En { a };
static __global__ void visible(T *) {} static __global__ void derived(U) {} static __global__ void number(En) {}
namespace in { struct I {}; static __global__ void inner(I) {} }
}
namespace d { static __global__ void directive(float *) {} static __global__ void address(float *) {} static __global__ void block(float *) {} }
namespace { static __global__ void unnamed(float *) {} struct H {}; }
inline namespace v1 { static __global__ void versioned(float *) {} }
__global__ void visible(int *) {} __global__ void derived(int *) {} __global__ void number(int) {} __global__ void inner(int) {}
__global__ void directive(int *) {} __global__ void address(int *) {} __global__ void block(int *) {} __global__ void unnamed(int *) {}
__global__ void versioned(int *) {} __global__ void grouped(int *) {}
void arguments(n::T *t, n::U u, n::En e, n::in::I i) {
  visible<<<1, 1>>>(t); derived<<<1, 1>>>(u); number<<<1, 1>>>(e); inner<<<1, 1>>>(i);
}
void nothing(int *p) { (visible)<<<1, 1>>>(p); (grouped)<<<1, 1>>>(p); }
using namespace d;
void directives(float *p) {
  directive<<<1, 1>>>(p); void (*q)(float *) = address; (void)q; unnamed<<<1, 1>>>(p); versioned<<<1, 1>>>(p);
}
void in_a_block(float *p) { using namespace d; block<<<1, 1>>>(p); }
