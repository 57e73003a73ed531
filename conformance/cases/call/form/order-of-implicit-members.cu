/*---
says: Implicit members of classes come class by class, namespaces last; instances of member templates come behind them.
rules: call.form, call.space
runs: device reject
deviation: oracle device BUG it tells implicit members at the end of the unit
---*/
struct A { A(); ~A(); };
struct N1 { A a; __device__ N1() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("N1::N1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("N4::N4") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("N1::~N1") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("N4::~N4") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
namespace n {
struct N2 { A a; __device__ N2() {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("n::N2::N2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("n::N3::N3") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("n::N2::~N2") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("n::N3::~N3") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
struct N3 { A a; };
}
struct N4 { A a; struct I { A a; __device__ I() {} }; };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("N4::I::I") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("N5::N5") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("M::~M") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("N4::I::~I") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("N5::~N5") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
struct N5 { A a; };
struct M { A a; template <class T> __device__ M(T) {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("M::M<int> ") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
struct O { A a; __device__ O() {} template <class T> __device__ void f(T) {} };
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("N6::N6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::A()") from a __device__ function("O::O") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("N6::~N6") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("A::~A()") from a __device__ function("O::~O") is not allowed
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
//^ error[device-code.undefined]: identifier "A::~A" is undefined in device code
struct N6 { A a; };
__global__ void k() { N1 n1; n::N2 n2; n::N3 n3; N4 n4; N4::I n4i; N5 n5; M m(1); O o; o.f(1); N6 n6; }
