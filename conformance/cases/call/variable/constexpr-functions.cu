/*---
says: A constant that a constexpr function names is needed where code calls that with what is no constant, and so is one that a constexpr lambda names.
rules: call.variable
runs: host accept, device reject
deviation: oracle device BUG it asks no constexpr function whether code calls it
---*/
constexpr int tb[3] = {1, 2, 3}; const int k = 1;
__host__ __device__ constexpr int a1(int i) { return tb[i]; }
//^ device@-13.1 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "tb" is undefined in device code
__host__ __device__ constexpr int a2(int i) { return tb[i]; }
//^ device@-13.1 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "tb" is undefined in device code
__host__ __device__ constexpr int b1(int i) { return tb[i] + 1; }
__host__ __device__ constexpr int b2(int i) { return b1(i); }
__host__ __device__ constexpr int c1(int i) { return tb[i] + 1; }
//^ device@-13.1 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "tb" is undefined in device code
__host__ __device__ constexpr int c2(int i) { return c1(i); }
template <typename T> __host__ __device__ constexpr T d1(T i) { return tb[i]; }
//^ device@-13.1 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "tb" is undefined in device code
template <typename T> __host__ __device__ constexpr T d2(T i) { return tb[i]; }
//^ device@-13.1 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "tb" is undefined in device code
struct S { int q; __host__ __device__ constexpr S(int i) : q(tb[i]) {} __host__ __device__ constexpr int m(int i) const { return tb[i] + q; } };
struct T { int q; __host__ __device__ constexpr T(int i) : q(tb[i]) {} __host__ __device__ constexpr int m(int i) const { return tb[i] + q; } };
//^ device@-13.1 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "tb" is undefined in device code
constexpr int e1(int); __host__ __device__ constexpr int e1(int i) { return tb[i]; }
//^ device@-13.1 warning[space.redeclared.host-with-host-device]: a __host__ function("e1") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
//^ device@13.3 warning[space.redeclared.host-with-host-device]: a __host__ function("e1") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
//^ device@13.5- warning[space.redeclared.host-with-host-device]: a __host__ function("e1") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
//^ device@-13.1 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.3 error[device-code.undefined]: identifier "tb" is undefined in device code
//^ device@13.5- error[device-code.undefined]: identifier "tb" is undefined in device code
__host__ __device__ constexpr int n1() { return tb[1]; }
__device__ void u(int);
__device__ void f(int i) { u(a1(i)); u(a2(1)); u(b2(1)); u(c2(i)); u(d1(i)); u(d2(1)); u(S(1).m(2)); u(n1()); u(e1(i)); }
__device__ void g(int i) { T t(i); int z = a2(2); static_assert(d2(1) == 2, ""); }
int h(int i) { return a2(i) + d2(i); }
template <typename T> __host__ __device__ constexpr T mx(const T &x, const T &y) { return x < y ? y : x; }
__device__ void f1() { auto l2 = [](int q) { return mx(q, k); }; u(l2(1)); }
