/*---
says: What a constant chooses is its value.
rules: call.variable-access
runs: host accept
---*/
__device__ const int hc = 3; __device__ constexpr int hx = 3; __device__ int h; const int z0 = 1; __host__ __device__ constexpr int cf(int x) { return x; } int ff(int);
struct B { int x; }; __device__ const B s1 = {1}; __device__ constexpr B sx = {1}; constexpr B bb = {3};
__host__ void a1(bool b) { int k = z0 ? hc : hx; }
__host__ void a2(bool b) { int k = cf(1) ? hc : hx; }
__host__ void a3(bool b) { int k = cf(b) ? hc : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void a4(bool b) { int k = sizeof(int) == 4 ? hc : hx; }
__host__ void a5(bool b) { int k = !b ? hc : hx; k = b && b ? hc : hx; k = b || true ? hc : hx; k = true || b ? hc : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void a6(bool b) { const bool c = b; const bool d = true; int k = c ? hc : hx; k = d ? hc : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void a7(int b) { int k = b == 3 ? hc : hx; k = b + 3 ? hc : hx; k = b * 0 ? hc : hx; k = false && b ? hc : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void a9(int b) { B p = true ? s1 : s1; B q = false ? s1 : sx; const B r = true ? s1 : s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void b1(int b) { B p; p = true ? s1 : s1; p = false ? s1 : sx; p = b ? sx : sx; p = b ? s1 : p; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b2(int b) { B p; p = b ? sx : p; p = b ? p : sx; p = b ? B() : sx; B q = b ? p : sx; const B r = b ? p : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b3(int b) { B p = b ? sx : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b4(int b) { const B p = b ? sx : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ B b5(int b) { return b ? sx : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b6(int b) { B p; p = b ? sx : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b7(int b) { (b ? sx : sx).x; int k = (b ? sx : sx).x; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b8(int b) { new B(b ? sx : sx); }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b9(int b) { B p[1] = {b ? sx : sx}; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void c0(B);
__host__ void c1(int b) { c0(b ? sx : sx); }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void c2(int b) { B p; p = b ? sx : s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void c3(int b) { B p; p = (b ? sx : s1); }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
