/*---
says: Implicit members of instances of class templates in unnamed namespaces are told as those of other instances.
rules: call.space, call.form, call.callee-name
runs: device reject
deviation: oracle device N-I implicit members of instances of class templates in unnamed namespaces are not told
---*/
struct D { ~D(); };
namespace {
template <class T> struct T1 { D d; T t; struct I { D d; }; };
}
__global__ void k() { T1<int> a; T1<char>::I b; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::T1<char> ::I::~I") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::T1<char> ::I::~I") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::T1<char> ::I::~I") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::T1<int> ::~T1") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::T1<int> ::~T1") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("D::~D()") from a __device__ function("_NV_ANON_NAMESPACE::T1<int> ::~T1") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "D::~D" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "D::~D" is undefined in device code
