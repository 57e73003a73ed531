/*---
says: Host code says the destructor of T(...) where that is written, be the object elided or not, and of a class that declares constructors alone; of braces, casts, conversions, results and arguments it says none.
rules: call.form, call.space
runs: host reject
---*/
struct D { D(); D(int); D(int, int); __device__ ~D(); int v; };
struct E { __device__ ~E(); int v; };
struct F { F(D); };
D *pp();
void a1() { D d = D(); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a1") is not allowed
void a2() { D d = D(1); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a2") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a2") is not allowed
D a3() { return D(); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a3") is not allowed
void a4() { D d(D()); }
void a5() { new D(D(1)); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a5") is not allowed
void a6() { D d(D(1)); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a6") is not allowed
void a7() { F f(D(1)); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a7") is not allowed
void a8() { F f = D(1); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a8") is not allowed
void a9() { (D)1; }
void b1() { static_cast<D>(1); }
void b2() { D{1}; }
void b3() { D(1, 2); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("b3") is not allowed
void b4() { D{1, 2}; }
void b5() { throw D(1); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("b5") is not allowed
void b6() { D d[1] = {D(1)}; }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("b6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("b6") is not allowed
struct G { D d; G() : d(D(1)) {} };
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("G") is not allowed
struct H { D d; H() : d(1) {} };
void b7() { D d{D(1)}; }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("b7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("b7") is not allowed
void b8(D d = D(1)) {}
void b9() { b8(); }
void c1() { int i = sizeof(D(1)); }
void c2() { D((const D&)D(1)); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c2") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c2") is not allowed
void c3() { D(D(1)); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c3") is not allowed
void c4() { static D d = D(1); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c4") is not allowed
void c5() { D d; }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c5") is not allowed
void c6() { D d(1); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c6") is not allowed
void c7() { static D d(1); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c7") is not allowed
void c8() { delete pp(); pp()->~D(); }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c8") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("c8") is not allowed
struct D2 { D2(); __device__ ~D2(); int v; };
struct E2 { __device__ ~E2(); int v; };
void use2(const D2 &); void val2(D2);
void x1() { D2{}; }
void x2() { D2(); }
//^ error[call.device-from-host]: calling a __device__ function("D2::~D2()") from a __host__ function("x2") is not allowed
void x3() { (D2{}, 1); }
void x4() { int i = D2{}.v; }
void x5() { use2(D2{}); }
void x6() { use2(D2()); }
//^ error[call.device-from-host]: calling a __device__ function("D2::~D2()") from a __host__ function("x6") is not allowed
void x7() { val2(D2{}); }
void x8() { val2(D2()); }
//^ error[call.device-from-host]: calling a __device__ function("D2::~D2()") from a __host__ function("x8") is not allowed
void x9() { E2{}; }
void y1() { E2(); }
void y2() { E2{1}; }
void y3() { const E2 &r = E2(); }
void y4() { const E2 &r = E2{}; }
void y5(bool b) { b ? D2{} : D2(); }
//^ error[call.device-from-host]: calling a __device__ function("D2::~D2()") from a __host__ function("y5") is not allowed
