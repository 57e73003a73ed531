/*---
says: New makes and delete ends the elements of an array whatever its type is named by, and objects of instances.
rules: call.form, call.space, call.callee-name
runs: host reject
---*/
struct A { __device__ A(); int v; };
struct D { __device__ D(); __device__ ~D(); int v; };
typedef A AA[2];
typedef D DD[2];
template <typename T> struct M { T t; __device__ M(); };
void a1() { new AA; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a1") is not allowed
void a2() { new AA[2]; }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a2") is not allowed
void a3() { new (AA); }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a3") is not allowed
void a4() { new (A[2]); }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a4") is not allowed
void a5() { new DD; }
//^ error[call.device-from-host]: calling a __device__ function("D::D()") from a __host__ function("a5") is not allowed
void a6() { new AA(); }
//^ error[call.device-from-host]: calling a __device__ function("A::A()") from a __host__ function("a6") is not allowed
void a7(DD *p) { delete[] p; }
//^ error[call.device-from-host]: calling a __device__ function("D::~D()") from a __host__ function("a7") is not allowed
void a8(AA *p) { delete[] p; }
void a9() { new M<int>[2]; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1MI1?EC1Ev") from a __host__ function("a9") is not allowed
void b1() { new M<char>; }
//^ error[call.device-from-host]: calling a __device__ function("_ZN1MI1?EC1Ev") from a __host__ function("b1") is not allowed
