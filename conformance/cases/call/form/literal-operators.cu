/*---
says: A literal with a suffix of its own calls its literal operator, for its value, its text or its characters.
rules: call.form, call.space
runs: host accept, device reject
---*/
long operator""_h(unsigned long long);
long operator""_r(const char *);
template <char...> long operator""_t();
long operator""_s(const char *, unsigned long);
long operator""_c(char);
__device__ long operator"" _d(unsigned long long);
struct Host { __host__ ~Host(); };
Host operator""_o(unsigned long long);
__device__ long value() { return 12_h; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("value") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
__device__ long text() { return 12_r; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_r(const char *)") from a __device__ function("text") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_r" is undefined in device code
__device__ long characters() { return 12_t; }
//^ device error[call.host-from-device]: calling a __host__ function("long ::operator ""_t<(char)49, (char)50 > ()") from a __device__ function("characters") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_t<(char)49, (char)50 > " is undefined in device code
__device__ long string() { return "x"_s; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_s(const char *, unsigned long)") from a __device__ function("string") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_s" is undefined in device code
__device__ long character() { return 'x'_c; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_c(char)") from a __device__ function("character") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_c" is undefined in device code
__device__ long device() { return 12_d + 0x1F_d; }
__device__ long separated() { return 1'0_h + 0b11_h; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("separated") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("separated") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
//^ device error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
template <class T> __device__ long in_template(T t) { return t + 12_h; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("in_template<int> ") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
template __device__ long in_template(int);
__device__ void object() { 1_o; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::~Host()") from a __device__ function("object") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_o(unsigned long long)") from a __device__ function("object") is not allowed
//^ device error[device-code.undefined]: identifier "Host::~Host" is undefined in device code
//^ device error[device-code.undefined]: identifier "operator ""_o" is undefined in device code
namespace outer {
inline namespace literals {
long operator""_m(unsigned long long);
}
__device__ long not_of_the_namespace() { return 12_h; }
//^ device error[call.host-from-device]: calling a __host__ function("operator ""_h(unsigned long long)") from a __device__ function("outer::not_of_the_namespace") is not allowed
//^ device error[device-code.undefined]: identifier "operator ""_h" is undefined in device code
__device__ long of_the_namespace() { return 12_m; }
//^ device error[call.host-from-device]: calling a __host__ function("outer::literals::operator ""_m(unsigned long long)") from a __device__ function("outer::of_the_namespace") is not allowed
//^ device error[device-code.undefined]: identifier "outer::literals::operator ""_m" is undefined in device code
}
