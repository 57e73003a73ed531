/*---
says: A clause that is a constant as a whole needs no element of a constant array, where its list initialises a part of an object.
rules: call.variable
runs: device reject
---*/
const int hca[3] = {1, 2, 3};
struct P { int a, b; };
struct C2 { __device__ C2(const int &); };
struct W { int a; C2 c; };
struct C { __device__ C(int); };
struct W2 { int a; C c; };
struct Q { P p; int k; };
__device__ int gi(int);
__device__ void a1() { P{hca[1] + 1, 1}; }
__device__ void a2() { P p{hca[1] + 1, 1}; }
__device__ void a3() { P{gi(hca[1]), 1}; }  // error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void a4() { P p{gi(hca[1]), 1}; }
__device__ void a5() { int p = gi(hca[1]); }
__device__ void a6(int i) { P p{hca[1] + i, 1}; }
__device__ void a7(int i) { P{hca[1] + i, 1}; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void a8(int i) { int k = hca[1] + i; }
__device__ void b1(int i) { W2{1, hca[1]}; }
__device__ void b2(int i) { W2 w{1, hca[1]}; }
__device__ void b3(int i) { W{1, hca[1]}; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b4(int i) { W w{1, hca[1]}; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b5(int i) { Q{{hca[1], 1}, hca[2]}; }
__device__ void b6(int i) { gi(P{hca[1], 1}.a); }
__device__ void b7(int i) { P{int(hca[1]), 1}; }
__device__ void b8(int i) { P{i ? hca[1] : 3, 1}; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b9(int i) { int k = gi(i) + hca[1]; }
__device__ void c1(int i) { W2{1, {hca[1]}}; }
__device__ void c2(int i) { Q{P{hca[1], 1}, hca[2]}; }
__device__ void c3(int i) { P{(hca[1]), hca[2]}; }
__device__ void c4(int i) { P{-hca[1], hca[2]}; }
__device__ void c5(int i) { C c{hca[1]}; C d(hca[1]); C e = hca[1]; int k(hca[1]); int l{hca[1]}; double m = hca[1]; }
