/*---
says: Device code means the functions that types choose: by overloads, by arguments, as operators, through using-declarations.
rules: call.space, call.form
runs: host accept, device reject
---*/
int overloaded(double);
__device__ int overloaded(int);
__device__ int by_type() { return overloaded(1.0) + overloaded(1); }
//^ device error[call.host-from-device]: calling a __host__ function("overloaded(double)") from a __device__ function("by_type") is not allowed
//^ device error[device-code.undefined]: identifier "overloaded" is undefined in device code
namespace space {
struct Tag {};
int by_argument(Tag) { return 1; }
}
__device__ int argument() { return by_argument(space::Tag()); }
//^ device error[call.host-from-device]: calling a __host__ function("space::by_argument( ::space::Tag)") from a __device__ function("argument") is not allowed
//^ device error[device-code.undefined]: identifier "space::by_argument" is undefined in device code
struct Vector { float x, y; };
Vector operator+(Vector, Vector);
Vector operator-(Vector);
bool operator==(Vector, Vector);
__device__ Vector adds(Vector *p) { return p[0] + p[1]; }
//^ device error[call.host-from-device]: calling a __host__ function("operator +( ::Vector, ::Vector)") from a __device__ function("adds") is not allowed
//^ device error[device-code.undefined]: identifier "operator +" is undefined in device code
__device__ Vector negates(Vector *p) { return -p[0]; }
//^ device error[call.host-from-device]: calling a __host__ function("operator -( ::Vector)") from a __device__ function("negates") is not allowed
//^ device error[device-code.undefined]: identifier "operator -" is undefined in device code
__device__ bool compares(Vector *p) { return p[0] == p[1]; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ==( ::Vector, ::Vector)") from a __device__ function("compares") is not allowed
//^ device error[device-code.undefined]: identifier "operator ==" is undefined in device code
template <class T> __device__ T larger(T a, T b) { return a < b ? b : a; }
//^ device error[call.host-from-device]: calling a __host__ function("operator <( ::Ordered, ::Ordered)") from a __device__ function("larger< ::Ordered> ") is not allowed
//^ device error[device-code.undefined]: identifier "operator <" is undefined in device code
struct Ordered { int x; };
bool operator<(Ordered, Ordered);
__device__ Ordered orders(Ordered *p) { return larger(p[0], p[1]); }
extern "C" int library(void);
namespace std { using ::library; }
using std::library;
__device__ int redeclared() { return library() + std::library(); }
//^ device error[call.host-from-device]: calling a __host__ function("library") from a __device__ function("redeclared") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("library") from a __device__ function("redeclared") is not allowed
//^ device error[device-code.undefined]: identifier "library" is undefined in device code
//^ device error[device-code.undefined]: identifier "library" is undefined in device code
template <class T> __device__ int finds_later(T t) { return declared_later(t); }
//^ device error[call.host-from-device]: calling a __host__ function("declared_later( ::Ordered)") from a __device__ function("finds_later< ::Ordered> ") is not allowed
//^ device error[device-code.undefined]: identifier "declared_later" is undefined in device code
int declared_later(Ordered);
__device__ int later(Ordered *p) { return finds_later(*p); }
template <class T> T host_template(T t) { return t; }
template <int N> int host_value() { return N; }
__device__ int templates() { return host_template(1) + host_value<3>(); }
//^ device error[call.host-from-device]: calling a __host__ function("T1 ::host_template<int> (T1)") from a __device__ function("templates") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::host_value<(int)3> ()") from a __device__ function("templates") is not allowed
//^ device error[device-code.undefined]: identifier "host_template<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "host_value<(int)3> " is undefined in device code
namespace of_explicit {
int hst();
template <class T> struct N { T own(); struct I { int m(); }; template <class U> int t(U); };
template <> __device__ int N<int>::own() { return hst(); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<int> ::own") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<int> ::own") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<int> ::own") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
template <> __device__ int N<char>::I::m() { return hst(); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<char> ::I::m") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<char> ::I::m") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<char> ::I::m") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
template <> template <> __device__ int N<char>::t(int) { return hst(); }
//^ device@-13.1 error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<char> ::t<int> ") is not allowed
//^ device@13.3 error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<char> ::t<int> ") is not allowed
//^ device@13.5- error[call.host-from-device]: calling a __host__ function("of_explicit::hst()") from a __device__ function("of_explicit::N<char> ::t<int> ") is not allowed
//^ device@-13.1 error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "of_explicit::hst" is undefined in device code
}
