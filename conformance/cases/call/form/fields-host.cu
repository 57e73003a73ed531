/*---
says: Device members of fields, of global objects, of derived objects, behind aliases and results of calls, called by host functions that name no class.
rules: call.form
runs: host reject
---*/
struct D { __device__ void d(); int v() const; };
struct S { D m; void f() { m.d(); } void g(); };
//^ error[call.device-from-host]: calling a __device__ function("D::d()") from a __host__ function("f") is not allowed
void S::g() { m.d(); this->m.d(); m.v(); }
//^ error[call.device-from-host]: calling a __device__ function("D::d()") from a __host__ function("g") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("D::d()") from a __host__ function("g") is not allowed
D global;
void uses_global() { global.d(); }
//^ error[call.device-from-host]: calling a __device__ function("D::d()") from a __host__ function("uses_global") is not allowed
typedef D E;
E *pointer;
void uses_alias() { pointer->d(); }
//^ error[call.device-from-host]: calling a __device__ function("D::d()") from a __host__ function("uses_alias") is not allowed
struct Derived : D { int x; };
Derived derived;
void uses_derived() { derived.d(); }
//^ error[call.device-from-host]: calling a __device__ function("D::d()") from a __host__ function("uses_derived") is not allowed
D &get();
void uses_result() { get().d(); }
//^ error[call.device-from-host]: calling a __device__ function("D::d()") from a __host__ function("uses_result") is not allowed
