/*---
says: In a list that initialises an aggregate a clause that is a constant as a whole is one, wherever the list stands; elsewhere elements of constants are read. What `?` chooses by what is no constant is read.
rules: call.variable, call.variable-access
runs: device reject
---*/
const int hca[3] = {1, 2, 3};
struct P { int a, b; };
struct C { __device__ C(int); };
struct W { int a; C c; };
__device__ void g(P);
__device__ void gi(int);
__device__ int f(int);
__device__ void a1() { P{hca[1], 1}; }
__device__ void a2() { P{hca[1] + 1, 1}; }
__device__ void a3() { g({hca[1], 1}); }
__device__ void a4(P p) { p = {hca[1], 1}; }
__device__ void a5() { new P{hca[1], 1}; new P[1]{{hca[1], 1}}; new int[1]{hca[1]}; }
__device__ void a6() { W{1, hca[1]}; }
__device__ void a7() { C{hca[1]}; }  // error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void a8() { new int{hca[1]}; new int(hca[1]); }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void a9() { gi({hca[1]}); }  // error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b1(int i) { P{hca[1] + i, 1}; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b2() { P{f(hca[1]), 1}; }  // error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b3(int i) { P{i ? hca[1] : 3, 1}; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b4(int i) { int k = i ? hca[1] : 3; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void b5(int i) { int k = hca[1] + i; int l = hca[1] + 1; int m = f(hca[1]); }
__device__ void b6() { C c{hca[1]}; C d(hca[1]); }
__device__ void b7() { const P &r{hca[1], 1}; }
__device__ P b8() { return {hca[1], 1}; }
__device__ int b9() { return {hca[1]}; }  // error[device-code.undefined]: identifier "hca" is undefined in device code
__device__ void c1(int i) { int k = i ? hca[1] + 1 : 3; int l = i ? f(hca[1]) : 3; int m = i ? -hca[1] : 1; }
__device__ void c2(int i) { int k = i ? 3 : (hca[1]); int l = i ? 3 : hca[1] + hca[2]; }
//^ error[device-code.undefined]: identifier "hca" is undefined in device code
