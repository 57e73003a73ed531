/*---
says: What a clause of a braced-init-list initialises tells what is done with the variable that it names: a member, an element, with braces of its own or without, a reference, an argument.
rules: call.variable-access
runs: host accept
---*/
__device__ int d;
__device__ int da[2];
__constant__ int c[3];
struct P { int a, b; };
struct W { P p; int q[2]; const int *r; };
struct R { const int &r; };
struct C { C(int); };
struct D : P { int c; };
__device__ P dp;
void g(P);
void a1() { P p{d, 1}; P q = {c[1], 1}; }
//^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a2() { P p[2] = {{d, 1}, {c[1], 2}}; P q[2] = {1, 2, 3, d}; }
//^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a3() { W w = {{d, 1}, {d, 2}}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a4() { W x = {d, 1, 2, c[2], &d}; }
//^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a5() { W y = {dp, {}, da}; }
//^ warning[variable.read-by-host]: a __device__ variable "dp" cannot be directly read in a host function
void a6() { R r{d}; }
void a7() { P{d, 1}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a8() { g({d, 1}); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a9() { g(P{d, 1}); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void b1() { C e[2] = {d, c[0]}; }
//^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void b2(P p) { p = {d, 2}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
P b3() { return {d, 1}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void b4() { D e = {{d, 1}, 2}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void b5() { D e = {dp, 1}; }
//^ warning[variable.read-by-host]: a __device__ variable "dp" cannot be directly read in a host function
void b6() { new P{d, 1}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void b7() { new int[2]{d, 1}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void b8() { new P[2]{{d, 1}, {c[0], 2}}; }
//^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
