/*---
says: Qualified names, an unnamed namespace.
rules: space.keyword.byte, space.classification, space.kernel, space.class, space.device-only
runs: host accept, device accept, documented accept
---*/
namespace a {
namespace b {
__device__ int d();
//^ documented space[a::b::d] 0x23
}
namespace {
__global__ void g() {}
//^ documented space[a::<unnamed>::g] 0xe1
}
inline namespace v {
__host__ __device__ int hd();
//^ documented space[a::v::hd] 0x37
}
}
