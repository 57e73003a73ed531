//=== document-1-kernel
extern "C" __global__ void add(float *a, float *b, float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
//=== document-2-library
template <typename T> T clamp(T val, T lo, T hi) { return val < lo ? lo : (val > hi ? hi : val); }
__global__ void kernel(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = clamp(data[i], 0.0f, 1.0f);
}
//=== document-2-library-default-device -default-device
template <typename T> T clamp(T val, T lo, T hi) { return val < lo ? lo : (val > hi ? hi : val); }
__global__ void kernel(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] = clamp(data[i], 0.0f, 1.0f);
}
//=== document-3-guarded
#ifndef __CUDACC_RTC__
__host__ void cpu_fallback(float *data, int n) { for (int i = 0; i < n; i++) data[i] *= 2.0f; }
#endif
__global__ void gpu_process(float *data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= 2.0f;
}
//=== document-4-static-members
struct Constants {
  static constexpr int BLOCK_SIZE = 256;
  static const float EPSILON;
};
#ifdef __CUDACC_RTC__
__device__
#endif
const float Constants::EPSILON = 1e-6f;
//=== document-explicit-host
__host__ void setup() { /* ... */ }
//=== document-explicit-host-default-device -default-device
__host__ void setup() { /* ... */ }
//=== document-function
int compute(int x) { return x * x; }
//=== document-function-default-device -default-device
int compute(int x) { return x * x; }
//=== document-variable
int table[256] = {1, 2};
//=== document-variable-default-device -default-device
int table[256] = {1, 2};
//=== document-variable-annotated
__device__ int table[256];
__constant__ int other[256];
//=== document-static-data-member
struct Config {
  static int max_iterations;
  static const int default_value = 42;
  static constexpr float pi = 3.14159f;
};
//=== document-closure
auto fn = [](int x) { return x * 2; };
//=== document-closure-default-device -default-device
auto fn = [](int x) { return x * 2; };
//=== suppressed-by-number --diag-suppress=20335
int compute(int x) { return x * x; }
//=== suppressed-by-pragma
#pragma nv_diag_suppress unannotated_function_in_jit
int compute(int x) { return x * x; }
//=== saxpy
extern "C" __global__ void saxpy(float a, const float *__restrict__ x, float *__restrict__ y, size_t n) {
  for (size_t i = blockIdx.x * (size_t)blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) y[i] = fmaf(a, x[i], y[i]);
}
//=== reduction
template <class T, int N> __device__ T block_sum(T v) {
  __shared__ T part[32];
  for (int d = warpSize / 2; d; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = v;
  __syncthreads();
  v = threadIdx.x < N / 32 ? part[threadIdx.x] : T(0);
  for (int d = 16; d; d /= 2) v += __shfl_xor_sync(~0u, v, d);
  return v;
}
extern "C" __global__ void __launch_bounds__(256) sum(const double *in, double *out, int n) {
  double v = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) v += __ldg(in + i);
  v = block_sum<double, 256>(v);
  if (threadIdx.x == 0) atomicAdd(out, v);
}
//=== transpose
#define TILE 32
template <typename T> __global__ void transpose(T *out, const T *in, int w, int h) {
  __shared__ T tile[TILE][TILE + 1];
  int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
  if (x < w && y < h) tile[threadIdx.y][threadIdx.x] = in[y * w + x];
  __syncthreads();
  out[x * h + y] = tile[threadIdx.x][threadIdx.y];
}
template __global__ void transpose<float>(float *, const float *, int, int);
//=== histogram
extern "C" __global__ void histogram(const unsigned char *in, unsigned int *bins, int n) {
  extern __shared__ unsigned int local[];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) local[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) atomicAdd(&local[in[i]], 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x) atomicAdd(&bins[i], local[i]);
}
//=== vectors
__device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
__device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__global__ void k(float4 *p, const int2 *q, uchar4 c, longlong2 l, double2 *d) {
  p[0] = p[1] + make_float4(q->x, q->y, c.x, l.y);
  d->x = dot(make_float3(1, 2, 3), make_float3(p->x, p->y, p->z));
  dim3 g = gridDim;
  uint3 t = threadIdx;
  d->y = g.x + t.x;
}
//=== matrix-product
extern "C" __global__ void gemm(const float *A, const float *B, float *C, int n) {
  __shared__ float As[16][16], Bs[16][16];
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  float acc = 0;
  for (int t = 0; t < n / 16; ++t) {
    As[threadIdx.y][threadIdx.x] = A[row * n + t * 16 + threadIdx.x];
    Bs[threadIdx.y][threadIdx.x] = B[(t * 16 + threadIdx.y) * n + col];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < 16; ++k) acc += As[threadIdx.y][k] * Bs[k][threadIdx.x];
    __syncthreads();
  }
  C[row * n + col] = acc;
}
//=== textures
__global__ void sample(cudaTextureObject_t t, cudaSurfaceObject_t s, float *out, int w) {
  int x = threadIdx.x, y = threadIdx.y;
  float4 v = tex2D<float4>(t, x + 0.5f, y + 0.5f);
  out[y * w + x] = v.x + tex1Dfetch<float>(t, x) + tex3D<float>(t, x, y, 0.f);
  surf2Dwrite(v.x, s, x * 4, y);
  float r = surf2Dread<float>(s, x * 4, y, cudaBoundaryModeClamp);
  out[0] += r;
}
//=== mathematics
__global__ void k(double *d, float *f, int *i) {
  d[0] = sin(d[1]) + cos(f[1]) + pow(d[2], 2.0) + rsqrt(d[3]) + erfinv(d[4]) + normcdf(d[5]) + fma(d[1], d[2], d[3]);
  f[0] = sinf(f[1]) + __expf(f[2]) + powf(f[3], 2.f) + rsqrtf(f[4]) + fmaxf(f[5], 0.f) + __fdividef(f[1], f[2]);
  sincosf(f[1], f, f + 2);
  i[0] = __popc(i[1]) + __clz(i[2]) + __ffs(i[3]) + min(i[1], i[2]) + max(i[3], 4) + abs(i[4]) + __mulhi(i[1], i[2]);
  if (isnan(f[0]) || isinf(d[0])) i[0] = __float_as_int(f[0]);
  f[3] = __int_as_float(i[0]) + __double2float_rn(d[0]) + (float)__float2int_rz(f[1]);
}
//=== atomics
__global__ void k(int *i, unsigned *u, unsigned long long *ull, float *f, double *d, long long *ll) {
  atomicAdd(i, 1); atomicSub(u, 1u); atomicExch(f, 1.f); atomicMin(i, 2); atomicMax(ll, 3ll); atomicInc(u, 5u); atomicDec(u, 5u);
  atomicCAS(ull, 1ull, 2ull); atomicAnd(u, 1u); atomicOr(i, 1); atomicXor(ull, 1ull); atomicAdd(d, 1.0); atomicAdd_block(f, 1.f); atomicAdd_system(ull, 1ull);
}
//=== votes
__global__ void k(int *p) {
  unsigned m = __activemask();
  p[0] = __any_sync(m, p[1]) + __all_sync(m, p[2]) + __ballot_sync(m, p[3]) + __reduce_add_sync(m, p[4]) + __match_any_sync(m, p[5]);
  __syncwarp(); __syncwarp(m); __threadfence(); __threadfence_block(); __nanosleep(10);
  p[1] = __syncthreads_count(p[0]);
}
//=== output
__global__ void k(int n) {
  printf("%d %d\n", n, (int)clock());
  assert(n > 0);
  int *p = (int *)malloc(4 * n);
  memset(p, 0, 4);
  memcpy(p + 1, p, 4);
  long long c = clock64();
  if (c < 0) __trap();
  free(p);
}
//=== complex
struct Complex {
  float re, im;
  __device__ Complex(float r = 0, float i = 0) : re(r), im(i) {}
  __device__ Complex operator*(const Complex &o) const { return Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
  __device__ friend Complex operator+(Complex a, Complex b) { return Complex(a.re + b.re, a.im + b.im); }
};
extern "C" __global__ void mandel(unsigned char *out, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  Complex c(x * 3.f / w - 2, y * 2.f / h - 1), z;
  int n = 0;
  while (n < 255 && z.re * z.re + z.im * z.im < 4) { z = z * z + c; ++n; }
  out[y * w + x] = n;
}
//=== members-without-annotation
struct Complex {
  float re, im;
  Complex(float r = 0, float i = 0) : re(r), im(i) {}
  Complex operator*(const Complex &o) const { return Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
  ~Complex() = default;
  void gone() = delete;
};
//=== members-without-annotation-default-device -default-device
struct Complex {
  float re, im;
  Complex(float r = 0, float i = 0) : re(r), im(i) {}
  Complex operator*(const Complex &o) const { return Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
};
__global__ void k(Complex *c) { c[0] = c[1] * c[2]; }
//=== constants
const int block = 256;
constexpr double pi = 3.141592653589793;
static const float table[3] = {1, 2, 3};
enum { tile = 16 };
__constant__ float weights[block];
__global__ void k(float *p) { *p = block + pi + table[threadIdx.x] + tile + weights[0]; }
//=== variables
int a;
static float b = 2;
namespace { int c; }
namespace n { unsigned d[4]; }
extern "C" int e;
volatile int f;
int *const g = nullptr;
const int *h;
__device__ int i;
__shared__ int j;
//=== variables-default-device -default-device
int a;
static float b = 2;
namespace { int c; }
namespace n { unsigned d[4]; }
int *const g = nullptr;
const int *h;
__device__ int i;
__global__ void k() { a = (int)b + c + n::d[0] + i + (h ? *h : 0) + (g ? 1 : 0); }
//=== extern-default-device -default-device
extern int e5;
extern "C" int e6;
extern __constant__ float e7;
int defined;
//=== host-and-device
__host__ __device__ int both(int a) { return a + 1; }
__host__ __device__ constexpr int twice(int a) { return 2 * a; }
__device__ int only() { return both(1) + twice(2); }
__global__ void k(int *p) { *p = only(); }
//=== calls-host-function
int host(int);
__device__ int device() { return host(1); }
//=== calls-host-function-default-device -default-device
int unannotated(int a) { return a; }
__device__ int device() { return unannotated(1); }
__global__ void k(int *p) { *p = device(); }
//=== kernel-returns
__global__ int k() { return 1; }
//=== kernel-variadic
__global__ void k(int, ...) {}
//=== kernel-member
struct S { __global__ void k() {} static __global__ void s(); };
//=== kernel-attributes
__global__ void __launch_bounds__(128, 2) a() {}
__global__ void __launch_bounds__(128) __maxnreg__(32) b() {}
__global__ void __cluster_dims__(2, 1, 1) c(const __grid_constant__ int n) {}
__global__ void d(__grid_constant__ int n) {}
inline __global__ void e() {}
//=== shared-initialised
__global__ void k() { __shared__ int a = 3; }
//=== shared-class
struct S { int a; __device__ S() {} };
__global__ void k() { __shared__ S s; s.a = 1; }
//=== constant-in-function
__global__ void k() { static __device__ int n; static const int c = 3; n = c; }
//=== virtual
struct B { __device__ virtual int f() { return 1; } __device__ virtual ~B() {} };
struct D : B { __device__ int f() override { return 2; } };
__global__ void k(int *p) { D d; B *b = &d; *p = b->f(); }
//=== virtual-mismatch
struct B { __device__ virtual int f(); };
struct D : B { __host__ __device__ int f() override { return 2; } };
//=== lambdas-in-kernels
template <class F> __device__ int apply(F f, int n) { return f(n); }
__global__ void k(int *p) {
  int n = *p;
  auto add = [=](int a) { return a + n; };
  auto twice = [&](auto a) { return a * 2; };
  *p = apply(add, 1) + twice(3) + apply([](int a) { return -a; }, 2);
}
//=== lambda-members
struct S {
  int v = [] { return 3; }();
  __device__ int f() { return [this] { return v; }(); }
};
//=== functors
struct Plus { template <class T> __device__ T operator()(T a, T b) const { return a + b; } };
template <class Op, class T> __device__ T fold(const T *p, int n, T v, Op op) {
  for (int i = 0; i < n; ++i) v = op(v, p[i]);
  return v;
}
__global__ void k(float *p, int n) { *p = fold(p, n, 0.f, Plus()); }
//=== specialised
template <class T> struct Limits;
template <> struct Limits<float> { static __device__ float max() { return 3.4e38f; } static constexpr int digits = 24; };
template <> struct Limits<int> { static __device__ int max() { return 0x7fffffff; } static constexpr int digits = 31; };
template <class T> __global__ void k(T *p) { *p = Limits<T>::max() + Limits<T>::digits; }
template __global__ void k(float *);
template __global__ void k<int>(int *);
//=== variadic-templates
template <class... T> __device__ int count(T... t) { return sizeof...(t); }
template <class... T> __device__ auto sum(T... t) { return (t + ...); }
template <int... I> struct Seq { static constexpr int n = sizeof...(I); };
__global__ void k(int *p) { *p = count(1, 2.0, 'c') + sum(1, 2, 3) + Seq<1, 2>::n; }
//=== host-template
template <class T> T unannotated(T t) { return t; }
template <class T> struct Box { T t; T get() { return t; } static T zero(); };
template <class T> T Box<T>::zero() { return T(); }
//=== namespaces
namespace a { inline namespace b { __device__ int f() { return 1; } } namespace c = a::b; }
using namespace a;
namespace d { using a::f; typedef int T; using U = T; }
__global__ void k(int *p) { *p = f() + d::f() + a::c::f() + d::U(1); }
//=== move
struct M { int *p; __device__ M(M &&o) : p(o.p) { o.p = nullptr; } __device__ M() : p(nullptr) {} };
template <class T> __device__ void take(T &&t) { M m(std::forward<T>(t)); (void)m; }
__global__ void k() { M m; M n(std::move(m)); take(std::move(n)); int b[2]; new (b) int(3); for (int i : {1, 2, 3}) b[0] += i; }
//=== redeclared
__device__ int f(int);
int f(int a) { return a; }
int g(int);
__device__ int g(int a) { return a; }
__host__ __device__ int h();
__device__ int h();
//=== redeclared-variables
extern const int k;
__constant__ const int k = 3;
extern __device__ int m;
int m = 2;
extern int n;
__device__ int n;
//=== managed
__managed__ int counter;
__managed__ const int fixed = 3;
__managed__ int &r = counter;
__global__ void k() { ++counter; }
//=== thread-local -default-device
thread_local int t;
//=== conflicting
__device__ __constant__ int a;
__shared__ __constant__ int b;
__device__ __global__ void f();
//=== random
__device__ unsigned xorshift(unsigned &s) { s ^= s << 13; s ^= s >> 17; s ^= s << 5; return s; }
extern "C" __global__ void fill(unsigned *out, unsigned seed, int n) {
  unsigned s = seed + blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = 0; i < n; ++i) out[i] = __funnelshift_l(xorshift(s), __brev(s), 7) ^ __byte_perm(s, s, 0x123);
}
//=== inline-assembly
__device__ unsigned lane() { unsigned r; asm volatile("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }
__device__ void wait(unsigned long long *p) { asm("" ::: "memory"); __threadfence_system(); *p = __cvta_generic_to_shared(p); }
__global__ void k(unsigned *p) { *p = lane(); }
//=== sorting
template <typename K> __device__ void swap(K &a, K &b) { K t = a; a = b; b = t; }
template <typename K> __global__ void bitonic(K *v, int j, int k) {
  unsigned i = threadIdx.x + blockDim.x * blockIdx.x, x = i ^ j;
  if (x > i) { if ((i & k) == 0 ? v[i] > v[x] : v[i] < v[x]) swap(v[i], v[x]); }
}
template __global__ void bitonic<unsigned long long>(unsigned long long *, int, int);
//=== cpp20 -std=c++20
template <class T> concept Number = requires(T t) { t + t; };
template <Number T> __device__ T add(T a, T b) { return a + b; }
struct P { int x, y; __device__ bool operator==(const P &) const = default; };
__global__ void k(int *p) { P a{.x = 1, .y = 2}; *p = add(1, 2) + (a == a); }
//=== feature-macros
#if !defined(__CUDACC_RTC__) || !defined(__CUDACC__) || __CUDA_ARCH__ != 900 || __CUDACC_VER_MAJOR__ != 13 || defined(__GNUC__)
int not_the_environment;
#endif
#if defined(__linux__) || defined(__x86_64__) || defined(_WIN32) || defined(__NVCC__) || !defined(__LP64__)
int not_the_environment_either;
#endif
#if CUDART_VERSION != 13000 + 10 * __CUDACC_VER_MINOR__ || __cplusplus != 201703L || !defined(__cpp_if_constexpr)
int not_the_version;
#endif
#if __EDG_VERSION__ != 606 + (__CUDACC_VER_MINOR__ >= 1) + (__CUDACC_VER_MINOR__ >= 3)
int not_the_version_of_the_front_end;
#endif
