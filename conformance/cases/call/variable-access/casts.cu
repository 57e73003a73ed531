/*---
says: A cast to a reference names the object with another type, and a pointer made by & or of an array is followed back through casts and additions: what is read or written is the object. An array that is extern has no bound, and its own elements are addressed.
rules: call.variable-access
runs: host reject
---*/
struct P { int a; };
void v1() { __shared__ int s; *(float *)&s = 2; float y = *(float *)&s; ((P *)&s)->a = 2; y = ((P *)&s)->a; *reinterpret_cast<float *>(&s) += 2; (*(P *)&s).a = 1; *(float *)(void *)&s = 2; ((float *)&s)[0] = 2; ((float *)&s)[1] = 2; *&*(float *)&s = 2; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
void v2() { __shared__ char s[8]; ((float *)s)[1] = 2; float y = ((float *)s)[1]; ((P *)s)->a = 2; y = ((P *)s)->a; ((P *)s + 1)->a = 2; (*(P *)s).a = 1; *(float *)(void *)s = 2; *((float *)s + 1) = 2; *(float *)(s + 1) = 2; *(float *)&s[1] = 2; *(float *)&s = 2; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
void v3() { extern __shared__ char s[]; ((float *)s)[1] = 2; float y = ((float *)s)[1]; ((P *)s)->a = 2; y = *(float *)s; *(float *)s = 1; reinterpret_cast<P &>(s).a = 2; y = reinterpret_cast<float &>(s); *(float *)&s = 1; *(float *)&s[1] = 1; (float &)s = 3; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
void v4() { __shared__ char s[8]; reinterpret_cast<P &>(s); (P &)s; (float &)s[1] = 2; (float &)s[1]; float y = (float &)s[1]; auto &z = (P &)s[1]; *s = 2; *(s) = 2; (float &)*s = 2; (float &)s += 2; ((float &)s)++; P q = (P &)s; q = reinterpret_cast<const P &>(s); }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
struct B { int b; }; struct D : B { int d; };
void w1() { __shared__ D s; ((B &)s).b = 2; static_cast<B &>(s).b = 3; ((B *)&s)->b = 2; static_cast<B *>(&s)->b = 4; B x = (B &)s; reinterpret_cast<B &>(s).b = 2; __shared__ B t; static_cast<D &>(t).d = 2; ((D &)t).d = 2; static_cast<D *>(&t)->d = 2; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "t" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "t" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "t" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
void w4() { __shared__ int s[4][4]; *(s[1] + 1) = 2; **s = 1; **(s + 1) = 2; *(*(s + 1) + 1) = 2; int y = ((int *)s)[2]; y = (*(int (*)[2])s)[1]; (*s)[1] = 2; (*(s + 1))[1] = 2; (s + 1)[0][1] = 2; int (*p)[4] = s + 1; y = (int)s[1][1]; y = (long)s; y = (long)&s; auto z = (unsigned long)(s + 1); z = reinterpret_cast<unsigned long>(s[1]); }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
__device__ int g; __device__ int ga[4]; __device__ P gp; extern __device__ int ge[]; __constant__ int gc[4]; __constant__ float gf;
void w5() { *(float *)&g = 2; float y = *(float *)&g; *(ga + 1) = 2; y = *(ga + 1); *(float *)ga = 2; y = *(float *)ga; y = (float &)g; (float &)g = 2; ((P *)ga)->a = 2; *(ge + 1) = 2; *(float *)ge = 2; y = *(float *)ge; y = ge[1]; y = *(gc + 1); y = *(int *)gc; y = *(int *)&gf; auto p = (float *)ga; auto q = (char *)&g + 1; auto &r = (float &)g; static_cast<void>(g); (void)g; (void)ga; (void)ga[1]; }
//^ warning[variable.read-by-host]: a __constant__ variable "gc" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __constant__ variable "gc" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __constant__ variable "gf" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "g" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "g" cannot be directly written in a host function
//^ @-13.1 warning[variable.written-by-host]: a __device__ variable "g" cannot be directly written in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "ga" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
//^ @-13.1 warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
//^ @-13.1 warning[variable.written-by-host]: a __device__ variable "ga" cannot be directly written in a host function
//^ warning[variable.read-by-host]: a __device__ variable "ge" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "ge" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "ge" cannot be directly written in a host function
//^ @-13.1 warning[variable.written-by-host]: a __device__ variable "ge" cannot be directly written in a host function
struct Q { Q(int); };
void v20() { __shared__ int s; auto x = (float &)s; float y = (float &)s; float &z = (float &)s; const float &w = (const float &)s; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
void v21() { __shared__ int s; (float &)s; ((float &)s) = 2; reinterpret_cast<float &>(s) += 2; ((float &)s)++; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
void v22() { __shared__ int s; (float &&)s; reinterpret_cast<float &&>(s); auto y = static_cast<float &&>(s); auto z = static_cast<int &&>(s); }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
void v23() { __shared__ P s; (int &)s; auto x = reinterpret_cast<int &>(s); auto &z = (Q &)s; reinterpret_cast<int &>(s) = 2; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
void v24() { __shared__ P s[2]; auto x = reinterpret_cast<int &>(s); auto y = reinterpret_cast<int (&)[2]>(s)[1]; auto z = reinterpret_cast<P &>(s).a; auto w = ((P &)s[1]).a; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
void v25() { __shared__ char s[2]; reinterpret_cast<int (&)[2]>(s)[1] = 3; reinterpret_cast<P &>(s).a = 3; *(int *)s = 2; *reinterpret_cast<int *>(s) = 3; }
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
void v26() { __shared__ int s; const_cast<const int &>(s); auto x = const_cast<const int &>(s); auto y = (const int &)s; auto z = (volatile int &)s; (volatile int &)s; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
