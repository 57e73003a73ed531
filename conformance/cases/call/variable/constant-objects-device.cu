/*---
says: Device code needs a constant object of a class without constructors itself where it initialises one that is const as well.
rules: call.variable, call.variable-access
runs: device reject
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
 const B s1 = {1};  const B s2 = s1;  const B s3{};  const B s4 = B{2};  const B s5 = B();  const B s6 = make();  const B s7{4};  const B s8{s1};  const B s9(s1);  const B t1 = {};
 const PV pv{};  const BB bb = {{1}};  const BP bp = {};  const ME me = {};  const AR ar = {1, 2};  const DM dm = {1, 2};  const DMM dmm = {{1}, {1, 2}};
 const LC lc = {1};  const UD ud = {1};  const OC oc = {1};
__device__ void a1() { const B p = s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void a2() { const B p = s2; }
//^ error[device-code.undefined]: identifier "s2" is undefined in device code
__device__ void a3() { const B p = s3; }
//^ error[device-code.undefined]: identifier "s3" is undefined in device code
__device__ void a4() { const B p = s4; }
//^ error[device-code.undefined]: identifier "s4" is undefined in device code
__device__ void a5() { const B p = s5; }
//^ error[device-code.undefined]: identifier "s5" is undefined in device code
__device__ void a6() { const B p = s6; }
//^ error[device-code.undefined]: identifier "s6" is undefined in device code
__device__ void a7() { const B p = s7; }
//^ error[device-code.undefined]: identifier "s7" is undefined in device code
__device__ void a8() { const B p = s8; }
//^ error[device-code.undefined]: identifier "s8" is undefined in device code
__device__ void a9() { const B p = s9; }
//^ error[device-code.undefined]: identifier "s9" is undefined in device code
__device__ void b1() { const B p = t1; }
//^ error[device-code.undefined]: identifier "t1" is undefined in device code
__device__ void b2() { const PV p = pv; }
//^ error[device-code.undefined]: identifier "pv" is undefined in device code
__device__ void b4() { const BB p = bb; }
//^ error[device-code.undefined]: identifier "bb" is undefined in device code
__device__ void b5() { const BP p = bp; }
//^ error[device-code.undefined]: identifier "bp" is undefined in device code
__device__ void b6() { const ME p = me; }
//^ error[device-code.undefined]: identifier "me" is undefined in device code
__device__ void b7() { const AR p = ar; }
//^ error[device-code.undefined]: identifier "ar" is undefined in device code
__device__ void b8() { const DM p = dm; }
__device__ void b9() { const DMM p = dmm; }
__device__ void c1() { const LC p = lc; }
//^ error[device-code.undefined]: identifier "lc" is undefined in device code
__device__ void c2() { const UD p = ud; }
//^ error[device-code.undefined]: identifier "ud" is undefined in device code
__device__ void c4() { const OC p = oc; const int q = oc; }
//^ error[call.host-from-device]: calling a __host__ function("OC::operator int() const") from a __device__ function("c4") is not allowed
//^ error[device-code.undefined]: identifier "OC::operator int const" is undefined in device code
//^ error[device-code.undefined]: identifier "oc" is undefined in device code
//^ error[device-code.undefined]: identifier "oc" is undefined in device code
__device__ void c5() { const B p = me.b; }
__device__ void c6() { const B p = ar.b[1]; }
__device__ void c7(const B p) { c7(s1); }
__device__ void c9() { const B p[2] = {s1, s1}; const AR q = {s1}; }
__device__ void d1() { struct L { const B b; } l = {s1}; const L m = {s1}; }
__device__ const B d2(bool b) { if (b) { return s1; } return b ? s1 : s2; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
//^ error[device-code.undefined]: identifier "s2" is undefined in device code
__device__ const B *d3() { return new const B(s1); }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void d4() { const B p = (0, s1); }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void d5() { const B p = *&s1; }
__device__ void d6() { const B p = static_cast<const B &>(s1); const B q = static_cast<const B>(s1); }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void d7() { auto l = [p = s1] { return p.x; }; const auto m = l; }
__device__ void d8() { const B p = s1, *q = nullptr, &r = p; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void d9() { for (const B p = s1;;) { } }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void e2() { const LC p = lc; }
//^ error[device-code.undefined]: identifier "lc" is undefined in device code
