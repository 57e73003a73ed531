/*---
says: Host code reads the constants that a choice between lvalues gives, and a constant object that is copied by a choice, an assignment or to a const object.
rules: call.variable-access
runs: host accept
---*/
struct P { int a, b; };
__device__ int h; __device__ const int hc = 3; __device__ P hp; __device__ const P hcp = {1, 2}; __device__ constexpr P hxp = {1, 2}; __device__ constexpr int hx = 3;
void g(P); void gi(int); void gr(const int &);
void a1(bool b) { int k = b ? hc : 2; }
void a2(bool b) { int k = b ? hc : h; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
void a3(bool b) { int k = b ? hc : hc; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
void a4(bool b) { new int(b ? hc : hc); }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
void a5(bool b) { gi(b ? hc : h); gi(b ? hc : 3);}
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
int a6(bool b) { return b ? hc : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
void a7(bool b) { P p = b ? hcp : hcp; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void a8(bool b) { P p = b ? hcp : hp; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hp" cannot be directly read in a host function
void a9(bool b) { P p = b ? hcp : P(); }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void b1(bool b) { g(b ? hcp : hcp); }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void b2(bool b) { P p; p = hcp; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void b3(bool b) { P p; p = hxp; }
void b4(bool b) { const P p = hcp; const P q(hcp); }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void b5(bool b) { new const P(hcp); }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void b6(bool b) { new const P(hxp); }
void b7(bool b) { P p; p = b ? hcp : hcp; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void b8(bool b) { int k = (b ? hcp : hcp).a; int l = hcp.a; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void b9(bool b) { int k; k = hc; k = b ? hc : hx; k = hcp.a; k += hc; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
P c1(bool b) { return b ? hcp : hcp; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
const P c2(bool b) { return hcp; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void c3(bool b) { P p[2] = {hcp, hcp}; const P q[1] = {hcp}; }
void c5(P *p) { *p = hcp; p[1] = hcp; }
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hcp" cannot be directly read in a host function
void c6(const P p = hcp) { }
void c7() { c6(); c6(hcp); }
