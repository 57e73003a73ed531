/*---
says: A new-expression reads or takes the address of variables as its arguments, its placement and its bounds do.
rules: call.variable-access
runs: host accept
---*/
typedef unsigned long sz;
struct P { int a, b; };
struct C { C(int); C(const int &, const int *); C(const P &); };
__device__ int d;
__device__ int da[3];
__device__ float df;
__constant__ int c;
__device__ P dp;
void *operator new(sz, int);
void *operator new(sz, const float &);
void *operator new(sz, void *);
void a1() { new int(d); new int{d}; new (int)(d); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a2(int i) { new int(da[i]); new int(c); new int(dp.a); }
//^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "da" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "dp" cannot be directly read in a host function
void a3() { new int[d]; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a4() { new P(dp); }
//^ warning[variable.read-by-host]: a __device__ variable "dp" cannot be directly read in a host function
void a5() { new C(d); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a6() { new C{d}; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a7() { new C(d, &d); }
void a8() { new C(dp); }
void a9() { new (d) int; }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void b1() { new (df) int; }
void b2() { new (&d) int; }
void b3() { new (da) int; }
void b4() { new int *(&d); }
void b5() { delete &d; }
