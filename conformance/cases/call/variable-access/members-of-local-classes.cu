/*---
says: A default member initialiser of a local class is no code of the function around it; a constructor that is implied or written uses it.
rules: call.variable-access, call.variable
runs: host accept, device reject
deviation: cufe host N-I members of local classes are not judged
deviation: cufe device N-I members of local classes are not judged
---*/
__device__ int df(); int hv; __device__ int dv; __constant__ int cv;
void y1() { struct L { int m = df(); }; (void)sizeof(L); }
void y2() { struct L { int m = df(); }; L l; (void)l; }
void y3() { struct L { int m = df(); L() {} }; (void)sizeof(L); }
void y4() { struct L { int m = cv; L() : m(1) {} }; (void)sizeof(L); }
void y5() { struct L { int m = dv; L() {} }; L l; (void)l; }
void y6() { struct L { int m = [] { return dv; }(); L() {} }; L l; (void)l; }
//^ host warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
void y7() { struct L { int *m = &dv; L() {} }; L l; (void)l; }
__device__ void z1() { struct L { int m = hv; }; (void)sizeof(L); }
__device__ void z2() { struct L { int m = hv; }; L l; (void)l; }
//^ device error[device-code.undefined]: identifier "hv" is undefined in device code
__device__ void z3() { struct L { int m = hv; __device__ L() {} }; (void)sizeof(L); }
__device__ void z4() { struct L { int m = hv; __device__ L() {} }; L l; (void)l; }
//^ device error[device-code.undefined]: identifier "hv" is undefined in device code
__device__ void z6() { struct L { int *m = &hv; __device__ L() {} }; L l; (void)l; }
//^ device error[device-code.undefined]: identifier "hv" is undefined in device code
