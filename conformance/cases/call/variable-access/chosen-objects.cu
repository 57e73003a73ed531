/*---
says: What is done to an object of a class that `?` chooses is done to each that it may be; where one of them is made for it, the other is copied.
rules: call.variable-access
runs: host accept
---*/
struct P { int a, b; };
struct N { int a; N(const N &); N(); };
__device__ P hp, hq;
void g(P);
void r(const P &);
void a1(bool b) { P p = b ? hp : hq; }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hq" cannot be directly read in a host function
void a2(bool b, P l) { P p = b ? hp : l; }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
void a3(bool b, P l) { g(b ? hp : l); }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
void a4(bool b) { r(b ? hp : hq); }
void a5(bool b) { P p = b ? hp : P(); }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
void a6(bool b) { int k = (b ? hp : hq).a; }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hq" cannot be directly read in a host function
void a8(bool b, P p) { p = b ? hp : hq; }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hq" cannot be directly read in a host function
void a9(bool b, P l) { const P &r = b ? hp : l; }
void b1(bool b, P l) { (b ? hp : l) = l; }
//^ warning[variable.written-by-host]: a __device__ variable "hp" cannot be directly written in a host function
void b2(bool b, P l) { (b ? hp : l).a = 1; }
//^ warning[variable.written-by-host]: a __device__ variable "hp" cannot be directly written in a host function
P b3(bool b) { return b ? hp : hq; }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hq" cannot be directly read in a host function
void b4(bool b, const P l) { P p = b ? hp : l; }
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
