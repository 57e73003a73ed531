/*---
says: Elements of constant arrays are objects, their members where no constant chooses the element.
rules: call.variable-access
runs: host accept
---*/
struct B { int x; }; struct K { B b; int c[2]; B d[2]; }; __device__ const K k5 = {{1}, {1, 2}}; __device__ constexpr K kx = {{1}, {1, 2}}; __device__ const int ha[2] = {1, 2}; __device__ constexpr int hxa[2] = {1, 2}; __device__ const B ba[2] = {1, 2}; __device__ constexpr B bxa[2] = {1, 2};
__host__ void g(int);
__host__ void a1(int i) { int k = kx.c[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ void a2(int i) { int k = kx.c[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ void a3(int i) { int k = k5.c[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
__host__ void a4(int i) { int k = k5.c[1]; g(k5.c[1]); }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
__host__ void a5(int i) { int k = k5.d[1].x; }
__host__ void a6(int i) { int k = kx.d[1].x; k = kx.d[i].x; }
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ void a7(int i) { int k = ha[1]; k = hxa[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "ha" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hxa" cannot be directly read in a host function
__host__ void a8(int i) { int k = hxa[i]; }
//^ warning[variable.read-by-host]: a __device__ variable "hxa" cannot be directly read in a host function
__host__ void a9(int i) { int k = ba[1].x; k = bxa[1].x; }
__host__ void b1(int i) { B k = bxa[1]; const B l = bxa[1]; k = bxa[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "bxa" cannot be directly read in a host function
__host__ void b2(int i) { int k = *hxa; k = *ha; k = *k5.c; k = *kx.c; }
__host__ void b3(int i) { const int &k = hxa[1]; const int *p = hxa; p = ha; }
__host__ void b4(int i) { B k = kx.d[1]; k = k5.d[1]; const B l = kx.d[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ int b5(int i) { return k5.c[0] + kx.c[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
