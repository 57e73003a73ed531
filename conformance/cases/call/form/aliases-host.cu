/*---
says: Objects of a class that is named by an alias are made, converted and destroyed as any other.
rules: call.form, call.space
runs: host reject
---*/
struct A { __device__ A(); __device__ A(int); __device__ ~A(); __device__ operator int(); __device__ A operator+(int); int v; };
typedef A B;
using C = A;
typedef A AA[2];
typedef B BB;
template <class T> using D = A;
typedef A *P;
namespace n { typedef A E; }
void a1() { B b; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a1") is not allowed
void a2() { C c(1); }
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a2") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1AC1E1?") from a __host__ function("a2") is not allowed
void a4() { BB b; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a4") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a4") is not allowed
void a5() { D<int> d; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a5") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a5") is not allowed
void a6(P p) { delete p; }
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a6") is not allowed
void a7(B *p) { delete p; }
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a7") is not allowed
void a8(AA *p) { delete[] p; }
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a8") is not allowed
void a9() { n::E e; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a9") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("a9") is not allowed
void b1() { new B; new AA; new C[2]; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("b1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("b1") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("b1") is not allowed
int b2(B &b) { return b; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1Acv1?Ev") from a __host__ function("b2") is not allowed
void b3() { B(1); (void)B(); }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("b3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("b3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("b3") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1AC1E1?") from a __host__ function("b3") is not allowed
void b4(C &c) { c + 1; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1AplE1?") from a __host__ function("b4") is not allowed
struct H { B b; };
void b5() { H h; }
void b6() { using n::E; E e; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("b6") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("b6") is not allowed
void b7() { typedef A L; L l; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("b7") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("A::~A()") from a __host__ function("b7") is not allowed
