/*---
says: Elements of constant arrays that no constant chooses are objects, others where they do not initialise.
rules: call.variable
runs: device reject
---*/
struct B { int x; int y[2]; };  const int ha[2] = {1, 2};  constexpr int hxa[2] = {1, 2};  const B ba[2] = {{1}, {2}};  constexpr B bxa[2] = {{1}, {2}};  constexpr int h2[2][2] = {{1, 2}, {3, 4}};  const float *const pa[2] = {nullptr, nullptr};
__device__ void g(int); __device__ void gb(B);
__device__ void a1(int i) { B k = bxa[1]; }
__device__ void a2(int i) { const B k = bxa[1]; }
__device__ void a3(int i) { B k; k = bxa[1]; }
//^ error[device-code.undefined]: identifier "bxa" is undefined in device code
__device__ void a4(int i) { B k = bxa[i]; }
//^ error[device-code.undefined]: identifier "bxa" is undefined in device code
__device__ void a5(int i) { const B k = bxa[i]; }
//^ error[device-code.undefined]: identifier "bxa" is undefined in device code
__device__ void a6(int i) { gb(bxa[1]); }
__device__ void a7(int i) { gb(bxa[i]); }
//^ error[device-code.undefined]: identifier "bxa" is undefined in device code
__device__ B a8(int i) { return bxa[1]; }
__device__ void a9(int i) { B k = ba[1]; }
__device__ void b1(int i) { const B k = ba[1]; }
__device__ void b2(int i) { B k; k = ba[1]; }
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
__device__ void b3(int i) { B k = ba[i]; }
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
__device__ void b4(int i) { gb(ba[1]); }
__device__ void b5(int i) { int k = bxa[i].x; }
//^ error[device-code.undefined]: identifier "bxa" is undefined in device code
__device__ void b6(int i) { int k = ba[i].x; }
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
__device__ void b7(int i) { int k = ba[1].y[0]; }
__device__ void b8(int i) { int k = ba[i].y[0]; }
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
__device__ void b9(int i) { int k = bxa[1].y[i]; }
//^ error[device-code.undefined]: identifier "bxa" is undefined in device code
__device__ void c1(int i) { int k = h2[1][1]; }
__device__ void c2(int i) { int k = h2[i][1]; }
//^ error[device-code.undefined]: identifier "h2" is undefined in device code
__device__ void c3(int i) { int k = h2[1][i]; }
//^ error[device-code.undefined]: identifier "h2" is undefined in device code
__device__ void c4(int i) { int k = *h2[1]; }
__device__ void c5(int i) { int k = ha[1]; g(ha[1]); int l[2] = {ha[1], ha[0]}; }
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
__device__ void c6(int i) { int k; k = ha[1]; k += ha[1]; }
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
__device__ int c7(int i) { return ha[1] + 1; }
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
__device__ void c8(int i) { int k = *(ha + 1); k = *(ha + i); k = *ha; }
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
__device__ void c9(int i) { const int k = ha[1]; constexpr int l = hxa[1]; static_assert(hxa[1] == 2, ""); int m[hxa[1]]; }
__device__ void d2(int i) { const float *k = pa[1]; k = *pa; k = pa[i]; }
//^ error[device-code.undefined]: identifier "pa" is undefined in device code
__device__ void d3(int i) { if (ha[1]) return; for (int k = ha[0]; k < ha[1]; k++) { } switch (ha[1]) { case 1: break; } }
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
__device__ void d6(int i) { auto l = [] { return ha[1]; }; l(); auto m = [i] { return ha[i]; }; m(); }
//^ error[device-code.undefined]: identifier "ha" is undefined in device code
__device__ void d7(int i) { (void)ha[1]; ha[1]; }
