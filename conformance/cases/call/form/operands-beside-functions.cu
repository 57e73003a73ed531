/*---
says: An operand is converted for a built-in operator only where no function is found for the operator, in the namespaces around and by using-declarations and directives too; objects that are assigned and addressed are not.
rules: call.form, call.space
runs: host accept, device reject
---*/
namespace other { struct M { operator int() const { return 1; } }; }
namespace n {
__host__ __device__ bool operator<(const other::M &, int) { return true; }
__device__ bool f(other::M m) { return m < 1; }
namespace inner {
__device__ bool g(other::M m) { return m < 1; }
template <class T> __device__ bool h(T m) { return m < 1; }
}
__device__ bool i(other::M m) { return inner::h(m); }
}
namespace user { using namespace n; __device__ bool k(other::M m) { return m < 1; } }
__device__ bool l(other::M m) { using n::operator<; return m < 1; }
__device__ bool converted(other::M m) { return m < 1; }
//^ device error[call.host-from-device]: calling a __host__ function("other::M::operator int() const") from a __device__ function("converted") is not allowed
//^ device error[device-code.undefined]: identifier "other::M::operator int const" is undefined in device code
struct M { int v; operator int() const { return 1; } };
struct R { R(int); bool operator==(R) const; operator int() const; };
enum E { e };
__device__ M *address(M &m) { return &m; }
__device__ const M *behind(const M *m) { return &*m + 1; }
__device__ M assigned(M m) { M n = m; n = m; return n; }
__device__ int plus(M m) { return +m; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("plus") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
__device__ bool reversed(int i, R r) { return i == r; }
//^ device error[call.host-from-device]: calling a __host__ function("R::operator int() const") from a __device__ function("reversed") is not allowed
//^ device error[device-code.undefined]: identifier "R::operator int const" is undefined in device code
__device__ int scalar(M m) { int x; x = m; return x; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("scalar") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
__device__ bool mixed(E a, M m) { return a == m; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("mixed") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
__device__ int grouped(M m) { return 1 + (m + m) * 2; }
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("grouped") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("M::operator int() const") from a __device__ function("grouped") is not allowed
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
//^ device error[device-code.undefined]: identifier "M::operator int const" is undefined in device code
