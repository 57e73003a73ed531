/*---
says: Implicit members of classes in unnamed namespaces are told as those of other classes, and named by the text that stands for such a namespace.
rules: call.space, call.form, call.callee-name
runs: device reject
---*/
struct D { ~D(); };
struct C { C(); C(const C &); C &operator=(const C &); };
namespace {
struct A { int i; C d; };
struct A2 { int i; D d; };
struct A3 : D {};
struct A4 { A2 b; };
namespace inner { struct A5 { D d; }; }
}
namespace m { namespace { struct A6 { D d; }; } }
__global__ void k1() { A a; A b = a; a = b; }
__global__ void k2() { A2 a{1}; }
__global__ void k3() { A3 a; A4 b; }
__global__ void k5() { inner::A5 a; m::A6 b; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("C::C()") from a __device__ function("_NV_ANON_NAMESPACE::A::A") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("C::C()") from a __device__ function("_NV_ANON_NAMESPACE::A::A") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("C::C()") from a __device__ function("_NV_ANON_NAMESPACE::A::A") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("C::C(const C&)") from a __device__ function("_NV_ANON_NAMESPACE::A::A") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("C::C(const C&)") from a __device__ function("_NV_ANON_NAMESPACE::A::A") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("C::C(const C&)") from a __device__ function("_NV_ANON_NAMESPACE::A::A") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("C::operator =(const C&)") from a __device__ function("_NV_ANON_NAMESPACE::A::operator =") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("C::operator =(const C&)") from a __device__ function("_NV_ANON_NAMESPACE::A::operator =") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("C::operator =(const C&)") from a __device__ function("_NV_ANON_NAMESPACE::A::operator =") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("D::~D() [subobject]") from a __device__ function("_NV_ANON_NAMESPACE::A3::~A3") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("D::~D() [subobject]") from a __device__ function("_NV_ANON_NAMESPACE::A3::~A3") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("D::~D() [subobject]") from a __device__ function("_NV_ANON_NAMESPACE::A3::~A3") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::A2::~A2") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::A2::~A2") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::A2::~A2") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::inner::A5::~A5") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::inner::A5::~A5") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::inner::A5::~A5") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("m::_NV_ANON_NAMESPACE::A6::~A6") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("m::_NV_ANON_NAMESPACE::A6::~A6") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("m::_NV_ANON_NAMESPACE::A6::~A6") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "C::C" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "C::C" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "C::C" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "C::C" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "C::C" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "C::C" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "C::operator =" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "C::operator =" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "C::operator =" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "D::~D" is undefined in device code
