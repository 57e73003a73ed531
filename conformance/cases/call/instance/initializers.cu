/*---
says: What the initialiser of a variable of a namespace uses is instantiated; a name in it is told where the variable is in the object file.
rules: call.phase
runs: device reject
deviation: oracle device BUG functions in unevaluated and unreached operands, and those named for variables that are not in the object file, are told too
---*/
void h();
template <int N> __device__ int f() { h(); return 1; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)10> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)11> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)12> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)15> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)16> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)1> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)2> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)3> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)4> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)8> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("f<(int)9> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
static int called = f<1>();
const int constant = f<2>();
namespace { int unnamed = f<3>(); }
inline int in_line = f<4>();
template <class T> struct S { int v; __device__ S() : v(0) { h(); } __device__ static int m() { h(); return 1; } };
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<char> ::m") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<int> ::S") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
S<int> constructed;
int member = S<char>::m();
int unevaluated = sizeof(f<5>());
int chosen = true ? 1 : f<6>();
int not_reached = false && f<7>();
int elements[2] = { f<8>(), 1 };
int (&reference)() = f<9>;
int (*pointers[1])() = { &f<10> };
thread_local int of_thread = f<11>();
int (*external)() = f<12>;
static int (*internal)() = f<13>;
int (*const also_internal)() = f<14>;
int second = (f<15>(), 1);
bool either = second || f<16>();
