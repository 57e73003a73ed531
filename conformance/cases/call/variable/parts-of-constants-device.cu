/*---
says: Elements of constant arrays that no constant chooses are objects, others where they do not initialise.
rules: call.variable
runs: device reject
---*/
struct B { int x; }; struct K { B b; int c[2]; B d[2]; };  const K k5 = {{1}, {1, 2}};  constexpr K kx = {{1}, {1, 2}};  const int ha[2] = {1, 2};  constexpr int hxa[2] = {1, 2};  const B ba[2] = {1, 2};  constexpr B bxa[2] = {1, 2};
__device__ void g(int);
__device__ void a1(int i) { int k = kx.c[0]; }
__device__ void a2(int i) { int k = kx.c[i]; }
//^ error[device-code.undefined]: identifier "kx" is undefined in device code
__device__ void a3(int i) { int k = k5.c[i]; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
__device__ void a4(int i) { int k = k5.c[1]; g(k5.c[1]); }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
__device__ void a5(int i) { int k = k5.d[1].x; }
__device__ void a6(int i) { int k = kx.d[1].x; k = kx.d[i].x; }
//^ error[device-code.undefined]: identifier "kx" is undefined in device code
__device__ void a7(int i) { int k = ha[1]; k = hxa[1]; }
//^ error[device-code.undefined]: identifier "hxa" is undefined in device code
__device__ void a8(int i) { int k = hxa[i]; }
//^ error[device-code.undefined]: identifier "hxa" is undefined in device code
__device__ void a9(int i) { int k = ba[1].x; k = bxa[1].x; }
__device__ void b1(int i) { B k = bxa[1]; const B l = bxa[1]; k = bxa[1]; }
//^ error[device-code.undefined]: identifier "bxa" is undefined in device code
__device__ void b2(int i) { int k = *hxa; k = *ha; k = *k5.c; k = *kx.c; }
__device__ void b3(int i) { const int &k = hxa[1]; const int *p = hxa; p = ha; }
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ error[device-code.undefined]: identifier "hxa" is undefined in device code
//^ error[device-code.undefined]: identifier "hxa" is undefined in device code
__device__ void b4(int i) { B k = kx.d[1]; k = k5.d[1]; const B l = kx.d[1]; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
__device__ int b5(int i) { return k5.c[0] + kx.c[0]; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "kx" is undefined in device code
