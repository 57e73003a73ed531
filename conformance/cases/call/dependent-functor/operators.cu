/*---
says: The object of a member operator is no argument, each operand of another operator is one; a default argument counts where it is no constant; lambdas of a function of both sides are told of, too.
rules: call.dependent-functor
runs: device accept
---*/
inline int w(int a) { return a; }
int out_of_line(int a);
struct X {
  friend inline int operator-(X, X) { return 1; }
  inline int operator[](int) { return 1; }
  inline X &operator++() { return *this; }
  inline X operator++(int) { return *this; }
  inline int operator+(int) { return 1; }
  inline int operator*() { return 1; }
  inline int operator()(int) { return 1; }
  inline int m(int) { return 1; }
};
inline int operator/(X, int) { return 1; }
inline int operator/(const X &, const X &) { return 1; }
inline bool operator!(X) { return 1; }
inline int call(int a, int b = w(1)) { return 1; }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
inline int literal(int a, int b = 1, const char *c = "c", void *d = nullptr, bool e = true, int f = -1) { return 1; }
__host__ __device__ inline int members(X x, int i) { x[i]; x[1]; ++x; x++; x + 1; x + i; *x; x.m(1); x.m(i); return 1; }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline int others(X x, int i) { x - x; x / i; x / x; return 1; }
__host__ __device__ inline int one_changes(X x, int i) { x / 1; !x; return 1; }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline int defaults(int i) { call(1); call(i); literal(1); literal(i); call(i, 1); return 1; }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline int in_lambda(X x, int i) { auto l = [=](int j) { return w(1) + w(j) + w(i) + call(j) + out_of_line(1); }; return 1; }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline int in_member(int i) { struct L { __host__ __device__ int n(int y) { return w(y) + [=] { return w(y); }(); } }; return 1; }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
template <class T> __host__ __device__ inline int in_instance(T x) { auto l = [=] { return w(1) + w(x); }; return 1; }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline int uses() { return in_instance(1) + in_instance('a'); }
