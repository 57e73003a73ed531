/*---
says: Every way of writing the attributes.
rules: space.keyword.byte, space.classification, space.kernel, space.class, space.device-only
runs: host accept, device accept, documented accept
---*/
__attribute__((device)) void a();
//^ documented space[a] 0x23
__attribute__((device, host)) void b();
//^ documented space[b] 0x37
[[__device__]] void c();
[[gnu::device]] void d();
void __device__ e();
//^ documented space[e] 0x23
static inline __device__ void f() {}
//^ documented space[f] 0x23
__device__ static inline void g() {}
//^ documented space[g] 0x23
