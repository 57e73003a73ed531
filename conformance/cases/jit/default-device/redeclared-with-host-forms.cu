/*---
says: Functions that are the device's by default, declared again with `__host__`: of members and instances the annotation is not refused.
rules: jit.default-space, jit.function.declaration, space.redeclared.device-with-host-device
runs: jit reject
arguments: -default-device
---*/
__device__ int a(int);
__host__ int a(int);
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("a") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__device__ int a2(int);
__host__ int a2(int);
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("a2") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ int a2(int);
int b(int);
__host__ int b(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("b") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ int b(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
int b2(int);
__host__ int b2(int) { return 1; }
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("b2") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ int c(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__device__ int c(int);
int c(int);
__global__ void k(int);
void k(int);
//^ error[space.redeclared.global-with]: a __global__ function("k") redeclared with __device__
void k3(int);
__global__ void k3(int);
//^ error[space.redeclared.with-global]: a __device__ function("k3") redeclared with __global__
template <class T> int t(T);
template <class T> __host__ int t(T) { return 1; }
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("t") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
template <class T> __device__ int t2(T);
template <class T> __host__ int t2(T) { return 1; }
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("t2") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
namespace n { int d(int); __host__ int d(int) { return 1; } static int e(int); __host__ static int e(int); }
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("n::d") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("n::e") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
struct S { int f(); int g(); __device__ int h(); static int i(); S(); ~S(); operator int(); template <class T> int j(T); int k(); __host__ int l(); friend int m(S); };
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
__host__ int S::f() { return 1; }
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::f") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ __device__ int S::g() { return 1; }
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::g") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ int S::h() { return 1; }
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::h") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ int S::i() { return 1; }
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::i") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ S::S() {}
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::S") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ S::~S() {}
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::~S") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
__host__ S::operator int() { return 1; }
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::operator int") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
template <class T> __host__ int S::j(T) { return 1; }
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("S::j") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
int S::k() { return 1; }
int S::l() { return 1; }
__host__ int m(S);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("m") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
extern "C" int o(int);
extern "C" __host__ int o(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("o") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
constexpr int p(int);
__host__ constexpr int p(int) { return 1; }
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("p") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
inline int q(int);
__host__ inline int q(int) { return 1; }
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("q") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
int operator+(S, int);
__host__ int operator+(S, int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("operator+") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
template <class T> struct U { int f(); static int g(); };
template <class T> __host__ int U<T>::f() { return 1; }
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("U<T>::f") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
template <class T> __device__ int U<T>::g() { return 1; }
template <class T> int v(T);
template <> __host__ int v(int);
template <class T> int w(T) { return 1; }
template __host__ int w(int);
//^ warning[space.redeclared.device-with-host-device]: a __device__ function("w [with T=int]") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
