/*---
says: A second definition is refused, whatever its space; nothing is said of spaces.
rules: space.redeclare.model, space.redeclare.compared
runs: host reject, device reject
---*/
void a() {}
__device__ void a() {}  // error[c++]: function "a" has already been defined (previous definition at line 6)
__device__ void b() {}
void b() {}  // error[c++]: function "b" has already been defined (previous definition at line 8)
__device__ void c() {}
__host__ __device__ void c() {}  // error[c++]: function "c" has already been defined (previous definition at line 10)
__host__ void d() {}
__host__ __device__ void d() {}  // error[c++]: function "d" has already been defined (previous definition at line 12)
__device__ constexpr int e() { return 1; }
constexpr int e() { return 1; }  // error[c++]: function "e" has already been defined (previous definition at line 14)
__device__ void f(int = 1) {}
void f(int = 1) {}  // error[c++]: function "f" has already been defined (previous definition at line 16)
extern "C" __device__ int g() { return 1; }
extern "C" int g() { return 1; }  // error[c++]: function "g" has already been defined (previous definition at line 18)
__device__ auto h() { return 1; }
auto h() { return 1; }  // error[c++]: function "h" has already been defined (previous definition at line 20)
