/*---
says: A call of a constexpr function is evaluated by the compiler where its arguments are constants, and so are objects that references are bound to and nothing reads.
rules: call.variable-access, call.variable
runs: device reject
---*/
int a[3]; struct Sp { static int s; int m; }; static int sg; Sp po;
int g; const int cg = 3; constexpr int kg = 3; struct S { int m; constexpr S(int i = 0) : m(i) {} constexpr S operator+(const S &o) const { return S(1); } constexpr bool is(const S &) const { return true; } constexpr operator int() const { return 1; } }; S obj; const S co; constexpr S ko;
constexpr int fr(const int &p) { return 0; }
constexpr int fm(int &p) { return 0; }
constexpr int f2(const int &p, const int &q) { return 0; }
constexpr int fs(const S &p) { return 0; }
constexpr bool operator==(const S &a, const S &b) { return true; }
constexpr int frr(int &&p) { return 0; }
template <class T> constexpr int ft(const T &p) { return 0; }
template <class T> constexpr int fu(T &&p) { return 0; }
__host__ __device__ int h1() { return fr(g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h2() { return fm(g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fm") from a __host__ __device__ function("h2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fm") from a __host__ __device__ function("h2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h3() { return f2(g, cg); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f2") from a __host__ __device__ function("h3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f2") from a __host__ __device__ function("h3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h4() { return fs(obj); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h5() { return fs(co) + fs(ko); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ bool h6() { return obj == co; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator==") from a __host__ __device__ function("h6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator==") from a __host__ __device__ function("h6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ bool h7() { return ko == ko; }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator==") from a __host__ __device__ function("h7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator==") from a __host__ __device__ function("h7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h8() { return fr(3); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h9() { return frr(3); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("frr") from a __host__ __device__ function("h9") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("frr") from a __host__ __device__ function("h9") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h10() { return ft(g) + ft(kg); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ft") from a __host__ __device__ function("h10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ft") from a __host__ __device__ function("h10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ft") from a __host__ __device__ function("h10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ft") from a __host__ __device__ function("h10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h12() { int l = 1; return fr(l); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h13() { const int l = 1; return fr(l); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h14(int p) { return fr(p); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h14") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h14") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h15() { static int s; return fr(s); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h15") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h15") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h16() { return fr(kg); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h16") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h16") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h17() { return fr(obj.m); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h17") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fr") from a __host__ __device__ function("h17") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h18() { return obj.is(obj); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("is") from a __host__ __device__ function("h18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("is") from a __host__ __device__ function("h18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h19() { return ko.is(obj); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("is") from a __host__ __device__ function("h19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("is") from a __host__ __device__ function("h19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h21() { return fs(S(3)); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("S") from a __host__ __device__ function("h21") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h21") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("S") from a __host__ __device__ function("h21") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h21") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int h24() { return fs(obj + obj); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h24") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator+") from a __host__ __device__ function("h24") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "obj" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fs") from a __host__ __device__ function("h24") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator+") from a __host__ __device__ function("h24") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
constexpr int f(const int *p) { return 0; }
constexpr int pr(const int &p) { return 0; }
constexpr int ps(const Sp *p) { return 0; }
constexpr int ff(void (*p)()) { return 0; }
constexpr int fi(int i) { return i; }
constexpr int p2(const int *p, int i) { return i; }
template <class T> constexpr int pt(T p) { return 0; }
__host__ __device__ int k1() { return f(&g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k3() { return pr(g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("pr") from a __host__ __device__ function("k3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("pr") from a __host__ __device__ function("k3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k4() { return ps(&po); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "po" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ps") from a __host__ __device__ function("k4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "po" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ps") from a __host__ __device__ function("k4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k5() { return f(&po.m); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "po" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "po" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k6() { return f(&a[1]); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k7() { return f(a + 1); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k8() { return f(&Sp::s); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host member "Sp::s" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host member "Sp::s" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k10() { return fi(g); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "g" cannot be directly read in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fi") from a __host__ __device__ function("k10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fi(int)") from a __host__ __device__ function("k10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ error[device-code.undefined]: identifier "g" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "g" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fi") from a __host__ __device__ function("k10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("fi(int)") from a __host__ __device__ function("k10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k11() { return p2(&g, 1); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("p2") from a __host__ __device__ function("k11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("p2") from a __host__ __device__ function("k11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k12(int i) { return p2(&g, i); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("p2") from a __host__ __device__ function("k12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("p2(const int *, int)") from a __host__ __device__ function("k12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ error[device-code.undefined]: identifier "g" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("p2") from a __host__ __device__ function("k12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("p2(const int *, int)") from a __host__ __device__ function("k12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k13() { return pt(&g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("pt") from a __host__ __device__ function("k13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("pt") from a __host__ __device__ function("k13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k14() { return f(&sg); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "sg" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k14") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "sg" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k14") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k15(int i) { return f(&a[i]); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k15") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f(const int *)") from a __host__ __device__ function("k15") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k15") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f(const int *)") from a __host__ __device__ function("k15") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k16() { return f(&cg); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k16") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k16") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k18() { int k = f(&g); return k; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k19() { return pr(cg); }
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("pr") from a __host__ __device__ function("k19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("pr") from a __host__ __device__ function("k19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ int k20() { return f((const int *)a); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k20") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("f") from a __host__ __device__ function("k20") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
