/*---
says: Host code needs a constant object of a class without constructors itself where it initialises one that is const as well.
rules: call.variable-access
runs: host accept
---*/
struct B { int x; };
struct PV { int a; private: int b; };
struct V { int a; virtual int f() const { return 1; } };
struct BB : B { };
struct BP : private B { };
struct BV { int a; }; struct VB : virtual B { };
struct ME { B b; PV p; };
struct AR { B b[2]; };
struct DM { int a; int b = 3; };
struct DMM { B b; DM d; };
struct EM { };
struct LC { int a; B b() const; static int s; };
struct UD { using T = int; T a; template <class X> UD &operator=(X); };
struct CC { int a; CC(const CC &) = default; };
struct OC { int a; operator int() const; };
__host__ __device__ constexpr B make() { return B{3}; }
__device__ const B s1 = {1}; __device__ const B s2 = s1; __device__ const B s3{}; __device__ const B s4 = B{2}; __device__ const B s5 = B(); __device__ const B s6 = make(); __device__ const B s7{4}; __device__ const B s8{s1}; __device__ const B s9(s1); __device__ const B t1 = {};
__device__ const PV pv{}; __device__ const BB bb = {{1}}; __device__ const BP bp = {}; __device__ const ME me = {}; __device__ const AR ar = {1, 2}; __device__ const DM dm = {1, 2}; __device__ const DMM dmm = {{1}, {1, 2}};
__device__ const LC lc = {1}; __device__ const UD ud = {1}; __device__ const OC oc = {1};
__host__ void a1() { const B p = s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void a2() { const B p = s2; }
//^ warning[variable.read-by-host]: a __device__ variable "s2" cannot be directly read in a host function
__host__ void a3() { const B p = s3; }
//^ warning[variable.read-by-host]: a __device__ variable "s3" cannot be directly read in a host function
__host__ void a4() { const B p = s4; }
//^ warning[variable.read-by-host]: a __device__ variable "s4" cannot be directly read in a host function
__host__ void a5() { const B p = s5; }
//^ warning[variable.read-by-host]: a __device__ variable "s5" cannot be directly read in a host function
__host__ void a6() { const B p = s6; }
//^ warning[variable.read-by-host]: a __device__ variable "s6" cannot be directly read in a host function
__host__ void a7() { const B p = s7; }
//^ warning[variable.read-by-host]: a __device__ variable "s7" cannot be directly read in a host function
__host__ void a8() { const B p = s8; }
//^ warning[variable.read-by-host]: a __device__ variable "s8" cannot be directly read in a host function
__host__ void a9() { const B p = s9; }
//^ warning[variable.read-by-host]: a __device__ variable "s9" cannot be directly read in a host function
__host__ void b1() { const B p = t1; }
//^ warning[variable.read-by-host]: a __device__ variable "t1" cannot be directly read in a host function
__host__ void b2() { const PV p = pv; }
//^ warning[variable.read-by-host]: a __device__ variable "pv" cannot be directly read in a host function
__host__ void b4() { const BB p = bb; }
//^ warning[variable.read-by-host]: a __device__ variable "bb" cannot be directly read in a host function
__host__ void b5() { const BP p = bp; }
//^ warning[variable.read-by-host]: a __device__ variable "bp" cannot be directly read in a host function
__host__ void b6() { const ME p = me; }
//^ warning[variable.read-by-host]: a __device__ variable "me" cannot be directly read in a host function
__host__ void b7() { const AR p = ar; }
//^ warning[variable.read-by-host]: a __device__ variable "ar" cannot be directly read in a host function
__host__ void b8() { const DM p = dm; }
__host__ void b9() { const DMM p = dmm; }
__host__ void c1() { const LC p = lc; }
//^ warning[variable.read-by-host]: a __device__ variable "lc" cannot be directly read in a host function
__host__ void c2() { const UD p = ud; }
//^ warning[variable.read-by-host]: a __device__ variable "ud" cannot be directly read in a host function
__host__ void c4() { const OC p = oc; const int q = oc; }
//^ warning[variable.read-by-host]: a __device__ variable "oc" cannot be directly read in a host function
__host__ void c5() { const B p = me.b; }
__host__ void c6() { const B p = ar.b[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "ar" cannot be directly read in a host function
__host__ void c7(const B p) { c7(s1); }
__host__ void c9() { const B p[2] = {s1, s1}; const AR q = {s1}; }
__host__ void d1() { struct L { const B b; } l = {s1}; const L m = {s1}; }
__host__ const B d2(bool b) { if (b) { return s1; } return b ? s1 : s2; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s2" cannot be directly read in a host function
__host__ const B *d3() { return new const B(s1); }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void d4() { const B p = (0, s1); }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void d5() { const B p = *&s1; }
__host__ void d6() { const B p = static_cast<const B &>(s1); const B q = static_cast<const B>(s1); }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void d7() { auto l = [p = s1] { return p.x; }; const auto m = l; }
__host__ void d8() { const B p = s1, *q = nullptr, &r = p; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void d9() { for (const B p = s1;;) { } }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void e1() { if (const OC p = oc) { } }
//^ warning[variable.read-by-host]: a __device__ variable "oc" cannot be directly read in a host function
__host__ void e2() { const LC p = lc; }
//^ warning[variable.read-by-host]: a __device__ variable "lc" cannot be directly read in a host function
