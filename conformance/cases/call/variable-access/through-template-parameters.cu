/*---
says: A call through a template parameter of function type converts its arguments as that type says, in the template; so does one through a pointer to a member.
rules: call.variable-access
runs: host accept
deviation: oracle host BUG it does not know the types of functions that template parameters stand for
---*/
struct P { int x; void o(int); void a(int *); };
void h(int *); void hi(int); void hr(int &);
__device__ __shared__ int arr[4]; __device__ __shared__ int sv; __device__ int dv[4]; __device__ int di; __device__ P dp;
template <int (*F)(int *)> int t1() { F(arr); return 1; }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
template <int (*F)(int *)> int t2() { return F(dv) + F(&sv) + F(&arr[1]) + (*F)(arr); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
template <int (&F)(int *)> int t3() { return F(arr); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
template <void F(int *) = h> void t4() { F(arr); F(dv); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
template <void (*F)(int)> void t5(int n) { F(sv); F(dv[n]); F(di++); F(dp.x); F(arr[n] = 2); }
//^ warning[variable.read-by-host]: a __device__ variable "di" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __device__ variable "di" cannot be directly written in a host function
//^ warning[variable.read-by-host]: a __device__ variable "dp" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "arr" cannot be directly written in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "sv" cannot be directly read in a host function
template <void (*F)(int &)> void t6() { F(sv); F(di); }
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "sv" cannot be directly taken in a host function
template <class T, void (*F)(T)> void t7() { F(di); }
template <auto F> void t8() { F(di); F(arr); }
template <void (*F)(int, ...)> void t9() { F(di, arr, di); }
//^ warning[variable.read-by-host]: a __device__ variable "di" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "di" cannot be directly read in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
template <void (P::*F)(int)> void t10(P p) { (p.*F)(di); ((&p)->*F)(arr[0]); }
//^ warning[variable.read-by-host]: a __device__ variable "di" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __shared__ variable "arr" cannot be directly read in a host function
template <void (*F)(int *)> struct S { S() { F(arr); } static void t() { [] { F(arr); }(); } template <class U> void u() { F(arr); } };
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "arr" cannot be directly taken in a host function
void use() { t5<hi>(1); t6<hr>(); t7<int, hi>(); t8<hi>(); }
