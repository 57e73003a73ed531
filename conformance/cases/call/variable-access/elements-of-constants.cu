/*---
says: Elements of constant arrays are objects, their members where no constant chooses the element.
rules: call.variable-access
runs: host accept
---*/
struct B { int x; int y[2]; }; __device__ const int ha[2] = {1, 2}; __device__ constexpr int hxa[2] = {1, 2}; __device__ const B ba[2] = {{1}, {2}}; __device__ constexpr B bxa[2] = {{1}, {2}}; __device__ constexpr int h2[2][2] = {{1, 2}, {3, 4}}; __device__ const float *const pa[2] = {nullptr, nullptr};
__host__ void g(int); __host__ void gb(B);
__host__ void a1(int i) { B k = bxa[1]; }
__host__ void a2(int i) { const B k = bxa[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ void a3(int i) { B k; k = bxa[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ void a4(int i) { B k = bxa[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ void a5(int i) { const B k = bxa[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ void a6(int i) { gb(bxa[1]); }
__host__ void a7(int i) { gb(bxa[i]); }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ B a8(int i) { return bxa[1]; }
__host__ void a9(int i) { B k = ba[1]; }
__host__ void b1(int i) { const B k = ba[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ void b2(int i) { B k; k = ba[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ void b3(int i) { B k = ba[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ void b4(int i) { gb(ba[1]); }
__host__ void b5(int i) { int k = bxa[i].x; }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ void b6(int i) { int k = ba[i].x; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ void b7(int i) { int k = ba[1].y[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ void b8(int i) { int k = ba[i].y[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ void b9(int i) { int k = bxa[1].y[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ void c1(int i) { int k = h2[1][1]; }
//^ warning[variable.read-by-host]: a __device__ variable "h2" cannot be directly read in a host function
__host__ void c2(int i) { int k = h2[i][1]; }
//^ warning[variable.read-by-host]: a __device__ variable "h2" cannot be directly read in a host function
__host__ void c3(int i) { int k = h2[1][i]; }
//^ warning[variable.read-by-host]: a __device__ variable "h2" cannot be directly read in a host function
__host__ void c4(int i) { int k = *h2[1]; }
__host__ void c5(int i) { int k = ha[1]; g(ha[1]); int l[2] = {ha[1], ha[0]}; }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
__host__ void c6(int i) { int k; k = ha[1]; k += ha[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
__host__ int c7(int i) { return ha[1] + 1; }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
__host__ void c8(int i) { int k = *(ha + 1); k = *(ha + i); k = *ha; }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
__host__ void d2(int i) { const float *k = pa[1]; k = *pa; k = pa[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
__host__ void d3(int i) { if (ha[1]) return; for (int k = ha[0]; k < ha[1]; k++) { } switch (ha[1]) { case 1: break; } }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
__host__ void d5(int i) { int k = ha[ha[1]]; k = ha[i + 1]; k = ha[sizeof(int) - 3]; }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
__host__ void d6(int i) { auto l = [] { return ha[1]; }; l(); auto m = [i] { return ha[i]; }; m(); }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
__host__ void d7(int i) { (void)ha[1]; ha[1]; }
