/*---
says: A second definition is refused, whatever its space; nothing is said of spaces.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
void a() {}
__device__ void a() {}
__device__ void b() {}
void b() {}
__device__ void c() {}
__host__ __device__ void c() {}
__host__ void d() {}
__host__ __device__ void d() {}
__device__ constexpr int e() { return 1; }
constexpr int e() { return 1; }
__device__ void f(int = 1) {}
void f(int = 1) {}
extern "C" __device__ int g() { return 1; }
extern "C" int g() { return 1; }
__device__ auto h() { return 1; }
auto h() { return 1; }
