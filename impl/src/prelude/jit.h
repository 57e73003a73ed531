/* What the run-time compiler declares before a source that it compiles: the names were found by asking it. */
#ifndef CUFE_JIT_PRELUDE
#define CUFE_JIT_PRELUDE

/* The run-time compiler has no host: what tells one from another is not defined. */
#undef __GNUC__
#undef __GNUC_MINOR__
#undef __GNUC_PATCHLEVEL__
#undef __GNUG__
#undef __VERSION__
#undef __linux__
#undef __linux
#undef linux
#undef __gnu_linux__
#undef __unix__
#undef __unix
#undef unix
#undef __ELF__
#undef __LP64__
#undef _GNU_SOURCE
#undef __x86_64__
#undef __x86_64
#undef __amd64__
#undef __amd64
#undef __aarch64__
#undef __SSE__
#undef __SSE2__
#undef __MMX__
#undef __OPTIMIZE__
#undef __NO_INLINE__
#undef _LP64
#undef __GXX_RTTI
#undef __GXX_WEAK__
#undef __GXX_ABI_VERSION
#undef __USER_LABEL_PREFIX__
#undef __SIZEOF_INT128__
#undef __pic__
#undef __PIC__
#undef __pie__
#undef __PIE__

#define __EDG__ 1
#if __CUDACC_VER_MINOR__ >= 3
#define __EDG_VERSION__ 608
#elif __CUDACC_VER_MINOR__ >= 1
#define __EDG_VERSION__ 607
#else
#define __EDG_VERSION__ 606
#endif
#define __LP64__ 1
#define CUDART_VERSION (__CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10)
#define __CUDART_API_VERSION CUDART_VERSION
#define __CUDACC_RTC_BUILTIN_VECTOR_TYPES__

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __block_size__(...) __attribute__((block_size(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __maxnreg__(...) __attribute__((maxnreg(__VA_ARGS__)))
#define __local_maxnreg__(...) __attribute__((local_maxnreg(__VA_ARGS__)))
#define __align__(n) __attribute__((aligned(n)))
#define __builtin_align__(n) __align__(n)
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__ __attribute__((nv_inline_hint))
#define __no_return__ __attribute__((noreturn))
#define __nv_pure__ __attribute__((nv_pure))
#define __thread__ __thread
#define __import__
#define __export__
#define __cdecl
#define __THROW
#define __volatile__ volatile
#define __restrict__ __restrict
#define __device_builtin__ __attribute__((device_builtin))
#define __cudart_builtin__ __attribute__((cudart_builtin))

typedef decltype(sizeof(0)) size_t;
typedef decltype((char *)0 - (char *)0) ptrdiff_t;
typedef long clock_t;
typedef __builtin_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_end(list) __builtin_va_end(list)
#define va_copy(to, from) __builtin_va_copy(to, from)

/* Vector types and what makes them. */
#define CUFE_VECTORS(name, type, two, four) \
  struct __device_builtin__ name##1 { type x; }; \
  struct __device_builtin__ __align__(two) name##2 { type x, y; }; \
  struct __device_builtin__ name##3 { type x, y, z; }; \
  struct __device_builtin__ __align__(four) name##4 { type x, y, z, w; }; \
  __host__ __device__ name##1 make_##name##1(type x); \
  __host__ __device__ name##2 make_##name##2(type x, type y); \
  __host__ __device__ name##3 make_##name##3(type x, type y, type z); \
  __host__ __device__ name##4 make_##name##4(type x, type y, type z, type w);
#define CUFE_WIDE_VECTORS(name, type) \
  struct __device_builtin__ __align__(16) name##4_16a { type x, y, z, w; }; \
  struct __device_builtin__ __align__(32) name##4_32a { type x, y, z, w; }; \
  __host__ __device__ name##4_16a make_##name##4_16a(type x, type y, type z, type w); \
  __host__ __device__ name##4_32a make_##name##4_32a(type x, type y, type z, type w);
CUFE_VECTORS(char, signed char, 2, 4)
CUFE_VECTORS(uchar, unsigned char, 2, 4)
CUFE_VECTORS(short, short, 4, 8)
CUFE_VECTORS(ushort, unsigned short, 4, 8)
CUFE_VECTORS(int, int, 8, 16)
CUFE_VECTORS(uint, unsigned int, 8, 16)
CUFE_VECTORS(long, long, 16, 16)
CUFE_VECTORS(ulong, unsigned long, 16, 16)
CUFE_VECTORS(longlong, long long, 16, 16)
CUFE_VECTORS(ulonglong, unsigned long long, 16, 16)
CUFE_VECTORS(float, float, 8, 16)
CUFE_VECTORS(double, double, 16, 16)
CUFE_WIDE_VECTORS(long, long)
CUFE_WIDE_VECTORS(ulong, unsigned long)
CUFE_WIDE_VECTORS(longlong, long long)
CUFE_WIDE_VECTORS(ulonglong, unsigned long long)
CUFE_WIDE_VECTORS(double, double)
#undef CUFE_VECTORS
#undef CUFE_WIDE_VECTORS

struct __device_builtin__ dim3 {
  unsigned int x, y, z;
  __host__ __device__ constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1)
      : x(vx), y(vy), z(vz) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3(void) const { return uint3{x, y, z}; }
};
extern "C" {
extern const __device__ uint3 __device_builtin__ threadIdx;
extern const __device__ uint3 __device_builtin__ blockIdx;
extern const __device__ dim3 __device_builtin__ blockDim;
extern const __device__ dim3 __device_builtin__ gridDim;
extern const __device__ int __device_builtin__ warpSize;
}

/* Handles and enumerations of the runtime that device code names. */
struct CUstream_st;
struct CUevent_st;
struct CUgraph_st;
struct CUgraphExec_st;
struct cudaArray;
struct cudaMipmappedArray;
typedef CUstream_st *cudaStream_t;
typedef CUevent_st *cudaEvent_t;
typedef CUgraph_st *cudaGraph_t;
typedef CUgraphExec_st *cudaGraphExec_t;
typedef cudaArray *cudaArray_t;
typedef cudaMipmappedArray *cudaMipmappedArray_t;
typedef unsigned long long cudaTextureObject_t;
typedef unsigned long long cudaSurfaceObject_t;
enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2, cudaErrorUnknown = 999 };
typedef cudaError cudaError_t;
enum cudaMemcpyKind {
  cudaMemcpyHostToHost = 0,
  cudaMemcpyHostToDevice = 1,
  cudaMemcpyDeviceToHost = 2,
  cudaMemcpyDeviceToDevice = 3,
  cudaMemcpyDefault = 4
};
enum cudaRoundMode { cudaRoundNearest, cudaRoundZero, cudaRoundPosInf, cudaRoundMinInf };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero = 0, cudaBoundaryModeClamp = 1, cudaBoundaryModeTrap = 2 };
enum cudaTextureReadMode { cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1 };
enum cudaTextureAddressMode { cudaAddressModeWrap, cudaAddressModeClamp, cudaAddressModeMirror, cudaAddressModeBorder };
enum cudaTextureFilterMode { cudaFilterModePoint = 0, cudaFilterModeLinear = 1 };

/* Memory, output, assertions. */
extern "C" {
__host__ __device__ int printf(const char *format, ...);
__device__ void *malloc(size_t size);
__device__ void free(void *place);
__device__ void *memcpy(void *to, const void *from, size_t size);
__device__ void *memset(void *to, int value, size_t size);
__device__ clock_t clock();
__device__ void __assertfail(const void *message, const void *file, unsigned int line, const void *function, size_t size);
}
#define assert(e) \
  ((e) ? static_cast<void>(0) : __assertfail(#e, __FILE__, __LINE__, static_cast<const void *>(__PRETTY_FUNCTION__), sizeof(char)))
__device__ long long clock64();
__device__ void *operator new(size_t);
__device__ void *operator new[](size_t);
__device__ void operator delete(void *) noexcept;
__device__ void operator delete[](void *) noexcept;
__host__ __device__ inline void *operator new(size_t, void *place) noexcept { return place; }
__host__ __device__ inline void *operator new[](size_t, void *place) noexcept { return place; }

namespace std {
template <class T> class initializer_list {
  const T *first;
  size_t count;
public:
  typedef T value_type;
  typedef const T &reference;
  typedef const T &const_reference;
  typedef size_t size_type;
  typedef const T *iterator;
  typedef const T *const_iterator;
  __host__ __device__ constexpr initializer_list() noexcept : first(nullptr), count(0) {}
  __host__ __device__ constexpr size_t size() const noexcept { return count; }
  __host__ __device__ constexpr const T *begin() const noexcept { return first; }
  __host__ __device__ constexpr const T *end() const noexcept { return first + count; }
};
template <class T> struct __cufe_object { typedef T type; };
template <class T> struct __cufe_object<T &> { typedef T type; };
template <class T> struct __cufe_object<T &&> { typedef T type; };
template <class T> __host__ __device__ constexpr typename __cufe_object<T>::type &&move(T &&v) noexcept {
  return static_cast<typename __cufe_object<T>::type &&>(v);
}
template <class T> __host__ __device__ constexpr T &&forward(typename __cufe_object<T>::type &v) noexcept {
  return static_cast<T &&>(v);
}
template <class T> __host__ __device__ constexpr T &&forward(typename __cufe_object<T>::type &&v) noexcept {
  return static_cast<T &&>(v);
}
}

/* Barriers, fences, votes and exchanges within a warp. */
__device__ void __syncthreads();
__device__ int __syncthreads_count(int predicate);
__device__ int __syncthreads_and(int predicate);
__device__ int __syncthreads_or(int predicate);
__device__ void __syncwarp(unsigned int mask = 0xffffffff);
__device__ void __barrier_sync(unsigned int id);
__device__ void __barrier_sync_count(unsigned int id, unsigned int count);
__device__ void __threadfence();
__device__ void __threadfence_block();
__device__ void __threadfence_system();
__device__ void __threadfence_cluster();
__device__ void __nanosleep(unsigned int ns);
__device__ void __trap();
__device__ void __brkpt();
__device__ void __prof_trigger(int counter);
__device__ unsigned int __activemask();
__device__ int __all_sync(unsigned int mask, int predicate);
__device__ int __any_sync(unsigned int mask, int predicate);
__device__ int __uni_sync(unsigned int mask, int predicate);
__device__ unsigned int __ballot_sync(unsigned int mask, int predicate);
__device__ unsigned int __fns(unsigned int mask, unsigned int base, int offset);
__device__ dim3 __clusterDim();
__device__ dim3 __clusterIdx();
__device__ dim3 __clusterRelativeBlockIdx();
__device__ dim3 __clusterGridDimInClusters();
__device__ unsigned int __clusterRelativeBlockRank();
__device__ unsigned int __clusterSizeInBlocks();
__device__ void __cluster_barrier_arrive();
__device__ void __cluster_barrier_arrive_relaxed();
__device__ void __cluster_barrier_wait();
__device__ void *__cluster_map_shared_rank(const void *place, unsigned int rank);
__device__ unsigned int __cluster_query_shared_rank(const void *place);
#define CUFE_EXCHANGE(type) \
  __device__ type __shfl_sync(unsigned int mask, type value, int lane, int width = 32); \
  __device__ type __shfl_up_sync(unsigned int mask, type value, unsigned int delta, int width = 32); \
  __device__ type __shfl_down_sync(unsigned int mask, type value, unsigned int delta, int width = 32); \
  __device__ type __shfl_xor_sync(unsigned int mask, type value, int lanes, int width = 32); \
  __device__ unsigned int __match_any_sync(unsigned int mask, type value); \
  __device__ unsigned int __match_all_sync(unsigned int mask, type value, int *predicate);
CUFE_EXCHANGE(int)
CUFE_EXCHANGE(unsigned int)
CUFE_EXCHANGE(long)
CUFE_EXCHANGE(unsigned long)
CUFE_EXCHANGE(long long)
CUFE_EXCHANGE(unsigned long long)
CUFE_EXCHANGE(float)
CUFE_EXCHANGE(double)
#undef CUFE_EXCHANGE
#define CUFE_REDUCE(type) \
  __device__ type __reduce_add_sync(unsigned int mask, type value); \
  __device__ type __reduce_min_sync(unsigned int mask, type value); \
  __device__ type __reduce_max_sync(unsigned int mask, type value);
CUFE_REDUCE(int)
CUFE_REDUCE(unsigned int)
#undef CUFE_REDUCE
__device__ unsigned int __reduce_and_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_or_sync(unsigned int mask, unsigned int value);
__device__ unsigned int __reduce_xor_sync(unsigned int mask, unsigned int value);

/* Atomic operations; each also within a block and in the whole system. */
#define CUFE_ATOMIC1(name, type) __device__ type name(type *place, type value);
#define CUFE_ATOMIC(name, type) CUFE_ATOMIC1(name, type) CUFE_ATOMIC1(name##_block, type) CUFE_ATOMIC1(name##_system, type)
#define CUFE_SWAP1(name, type) __device__ type name(type *place, type compare, type value);
#define CUFE_SWAP(type) CUFE_SWAP1(atomicCAS, type) CUFE_SWAP1(atomicCAS_block, type) CUFE_SWAP1(atomicCAS_system, type)
#define CUFE_INTEGER(type) \
  CUFE_ATOMIC(atomicMin, type) CUFE_ATOMIC(atomicMax, type) CUFE_ATOMIC(atomicAnd, type) CUFE_ATOMIC(atomicOr, type) \
  CUFE_ATOMIC(atomicXor, type) CUFE_ATOMIC(atomicExch, type) CUFE_SWAP(type)
CUFE_INTEGER(int)
CUFE_INTEGER(unsigned int)
CUFE_INTEGER(unsigned long long)
CUFE_ATOMIC(atomicMin, long long)
CUFE_ATOMIC(atomicMax, long long)
CUFE_ATOMIC(atomicAnd, long long)
CUFE_ATOMIC(atomicOr, long long)
CUFE_ATOMIC(atomicXor, long long)
CUFE_ATOMIC(atomicAdd, int)
CUFE_ATOMIC(atomicAdd, unsigned int)
CUFE_ATOMIC(atomicAdd, unsigned long long)
CUFE_ATOMIC(atomicAdd, float)
CUFE_ATOMIC(atomicAdd, double)
CUFE_ATOMIC(atomicSub, int)
CUFE_ATOMIC(atomicSub, unsigned int)
CUFE_ATOMIC(atomicInc, unsigned int)
CUFE_ATOMIC(atomicDec, unsigned int)
CUFE_ATOMIC(atomicExch, float)
CUFE_SWAP(unsigned short)
#undef CUFE_INTEGER
#undef CUFE_SWAP
#undef CUFE_SWAP1
#undef CUFE_ATOMIC
#undef CUFE_ATOMIC1

/* Loads and stores by a cache's way. */
#define CUFE_CACHED(type) \
  __device__ type __ldg(const type *place); \
  __device__ type __ldca(const type *place); \
  __device__ type __ldcg(const type *place); \
  __device__ type __ldcs(const type *place); \
  __device__ type __ldcv(const type *place); \
  __device__ type __ldlu(const type *place); \
  __device__ void __stcg(type *place, type value); \
  __device__ void __stcs(type *place, type value); \
  __device__ void __stwb(type *place, type value); \
  __device__ void __stwt(type *place, type value);
CUFE_CACHED(char)
CUFE_CACHED(signed char)
CUFE_CACHED(unsigned char)
CUFE_CACHED(short)
CUFE_CACHED(unsigned short)
CUFE_CACHED(int)
CUFE_CACHED(unsigned int)
CUFE_CACHED(long)
CUFE_CACHED(unsigned long)
CUFE_CACHED(long long)
CUFE_CACHED(unsigned long long)
CUFE_CACHED(float)
CUFE_CACHED(double)
CUFE_CACHED(char2)
CUFE_CACHED(char4)
CUFE_CACHED(uchar2)
CUFE_CACHED(uchar4)
CUFE_CACHED(short2)
CUFE_CACHED(short4)
CUFE_CACHED(ushort2)
CUFE_CACHED(ushort4)
CUFE_CACHED(int2)
CUFE_CACHED(int4)
CUFE_CACHED(uint2)
CUFE_CACHED(uint4)
CUFE_CACHED(float2)
CUFE_CACHED(float4)
CUFE_CACHED(longlong2)
CUFE_CACHED(ulonglong2)
CUFE_CACHED(double2)
#undef CUFE_CACHED
__device__ size_t __cvta_generic_to_shared(const void *place);
__device__ size_t __cvta_generic_to_global(const void *place);
__device__ size_t __cvta_generic_to_local(const void *place);
__device__ size_t __cvta_generic_to_constant(const void *place);
__device__ void *__cvta_shared_to_generic(size_t place);
__device__ void *__cvta_global_to_generic(size_t place);
__device__ void *__cvta_local_to_generic(size_t place);
__device__ void *__cvta_constant_to_generic(size_t place);
__device__ unsigned int __isShared(const void *place);
__device__ unsigned int __isGlobal(const void *place);
__device__ unsigned int __isConstant(const void *place);
__device__ unsigned int __isLocal(const void *place);

/* Textures and surfaces. */
template <class T> __device__ T tex1Dfetch(cudaTextureObject_t texture, int x);
template <class T> __device__ void tex1Dfetch(T *to, cudaTextureObject_t texture, int x);
template <class T> __device__ T tex1D(cudaTextureObject_t texture, float x);
template <class T> __device__ void tex1D(T *to, cudaTextureObject_t texture, float x);
template <class T> __device__ T tex2D(cudaTextureObject_t texture, float x, float y);
template <class T> __device__ void tex2D(T *to, cudaTextureObject_t texture, float x, float y);
template <class T> __device__ T tex3D(cudaTextureObject_t texture, float x, float y, float z);
template <class T> __device__ void tex3D(T *to, cudaTextureObject_t texture, float x, float y, float z);
template <class T> __device__ T tex1DLod(cudaTextureObject_t texture, float x, float level);
template <class T> __device__ void tex1DLod(T *to, cudaTextureObject_t texture, float x, float level);
template <class T> __device__ T tex2DLod(cudaTextureObject_t texture, float x, float y, float level);
template <class T> __device__ void tex2DLod(T *to, cudaTextureObject_t texture, float x, float y, float level);
template <class T> __device__ T tex3DLod(cudaTextureObject_t texture, float x, float y, float z, float level);
template <class T> __device__ void tex3DLod(T *to, cudaTextureObject_t texture, float x, float y, float z, float level);
template <class T> __device__ T tex1DGrad(cudaTextureObject_t texture, float x, float dx, float dy);
template <class T> __device__ void tex1DGrad(T *to, cudaTextureObject_t texture, float x, float dx, float dy);
template <class T> __device__ T tex2DGrad(cudaTextureObject_t texture, float x, float y, float2 dx, float2 dy);
template <class T> __device__ void tex2DGrad(T *to, cudaTextureObject_t texture, float x, float y, float2 dx, float2 dy);
template <class T> __device__ T tex3DGrad(cudaTextureObject_t texture, float x, float y, float z, float4 dx, float4 dy);
template <class T> __device__ void tex3DGrad(T *to, cudaTextureObject_t texture, float x, float y, float z, float4 dx, float4 dy);
template <class T> __device__ T tex1DLayered(cudaTextureObject_t texture, float x, int layer);
template <class T> __device__ void tex1DLayered(T *to, cudaTextureObject_t texture, float x, int layer);
template <class T> __device__ T tex2DLayered(cudaTextureObject_t texture, float x, float y, int layer);
template <class T> __device__ void tex2DLayered(T *to, cudaTextureObject_t texture, float x, float y, int layer);
template <class T> __device__ T tex2DLayeredLod(cudaTextureObject_t texture, float x, float y, int layer, float level);
template <class T> __device__ void tex2DLayeredLod(T *to, cudaTextureObject_t texture, float x, float y, int layer, float level);
template <class T> __device__ T texCubemap(cudaTextureObject_t texture, float x, float y, float z);
template <class T> __device__ void texCubemap(T *to, cudaTextureObject_t texture, float x, float y, float z);
template <class T> __device__ T texCubemapLayered(cudaTextureObject_t texture, float x, float y, float z, int layer);
template <class T> __device__ void texCubemapLayered(T *to, cudaTextureObject_t texture, float x, float y, float z, int layer);
template <class T> __device__ T tex2Dgather(cudaTextureObject_t texture, float x, float y, int component = 0);
template <class T> __device__ void tex2Dgather(T *to, cudaTextureObject_t texture, float x, float y, int component = 0);
template <class T> __device__ T surf1Dread(cudaSurfaceObject_t surface, int x, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf1Dread(T *to, cudaSurfaceObject_t surface, int x, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf1Dwrite(T value, cudaSurfaceObject_t surface, int x, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ T surf2Dread(cudaSurfaceObject_t surface, int x, int y, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf2Dread(T *to, cudaSurfaceObject_t surface, int x, int y, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf2Dwrite(T value, cudaSurfaceObject_t surface, int x, int y, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ T surf3Dread(cudaSurfaceObject_t surface, int x, int y, int z, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf3Dread(T *to, cudaSurfaceObject_t surface, int x, int y, int z, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf3Dwrite(T value, cudaSurfaceObject_t surface, int x, int y, int z, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ T surf1DLayeredread(cudaSurfaceObject_t surface, int x, int layer, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf1DLayeredread(T *to, cudaSurfaceObject_t surface, int x, int layer, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf1DLayeredwrite(T value, cudaSurfaceObject_t surface, int x, int layer, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ T surf2DLayeredread(cudaSurfaceObject_t surface, int x, int y, int layer, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf2DLayeredread(T *to, cudaSurfaceObject_t surface, int x, int y, int layer, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surf2DLayeredwrite(T value, cudaSurfaceObject_t surface, int x, int y, int layer, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ T surfCubemapread(cudaSurfaceObject_t surface, int x, int y, int face, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surfCubemapread(T *to, cudaSurfaceObject_t surface, int x, int y, int face, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);
template <class T> __device__ void surfCubemapwrite(T value, cudaSurfaceObject_t surface, int x, int y, int face, cudaSurfaceBoundaryMode mode = cudaBoundaryModeTrap);

/* Mathematics: the names of C, for double, with f behind for float; the name of C for float, too. */
#define CUFE_MATH1(name) \
  extern "C" __device__ double name(double); \
  extern "C" __device__ float name##f(float); \
  __device__ float name(float);
#define CUFE_MATH2(name) \
  extern "C" __device__ double name(double, double); \
  extern "C" __device__ float name##f(float, float); \
  __device__ float name(float, float);
#define CUFE_MATH_AS(result, name) \
  extern "C" __device__ result name(double); \
  extern "C" __device__ result name##f(float); \
  __device__ result name(float);
CUFE_MATH1(acos)
CUFE_MATH1(acosh)
CUFE_MATH1(asin)
CUFE_MATH1(asinh)
CUFE_MATH1(atan)
CUFE_MATH1(atanh)
CUFE_MATH1(cbrt)
CUFE_MATH1(ceil)
CUFE_MATH1(cos)
CUFE_MATH1(cosh)
CUFE_MATH1(cospi)
CUFE_MATH1(cyl_bessel_i0)
CUFE_MATH1(cyl_bessel_i1)
CUFE_MATH1(erf)
CUFE_MATH1(erfc)
CUFE_MATH1(erfcinv)
CUFE_MATH1(erfcx)
CUFE_MATH1(erfinv)
CUFE_MATH1(exp)
CUFE_MATH1(exp10)
CUFE_MATH1(exp2)
CUFE_MATH1(expm1)
CUFE_MATH1(fabs)
CUFE_MATH1(floor)
CUFE_MATH1(j0)
CUFE_MATH1(j1)
CUFE_MATH1(lgamma)
CUFE_MATH1(log)
CUFE_MATH1(log10)
CUFE_MATH1(log1p)
CUFE_MATH1(log2)
CUFE_MATH1(logb)
CUFE_MATH1(nearbyint)
CUFE_MATH1(normcdf)
CUFE_MATH1(normcdfinv)
CUFE_MATH1(rcbrt)
CUFE_MATH1(rint)
CUFE_MATH1(round)
CUFE_MATH1(rsqrt)
CUFE_MATH1(sin)
CUFE_MATH1(sinh)
CUFE_MATH1(sinpi)
CUFE_MATH1(sqrt)
CUFE_MATH1(tan)
CUFE_MATH1(tanh)
CUFE_MATH1(tgamma)
CUFE_MATH1(trunc)
CUFE_MATH1(y0)
CUFE_MATH1(y1)
CUFE_MATH2(atan2)
CUFE_MATH2(copysign)
CUFE_MATH2(fdim)
CUFE_MATH2(fdivide)
CUFE_MATH2(fmax)
CUFE_MATH2(fmin)
CUFE_MATH2(fmod)
CUFE_MATH2(hypot)
CUFE_MATH2(nextafter)
CUFE_MATH2(pow)
CUFE_MATH2(remainder)
CUFE_MATH2(rhypot)
CUFE_MATH_AS(int, ilogb)
CUFE_MATH_AS(long, lrint)
CUFE_MATH_AS(long, lround)
CUFE_MATH_AS(long long, llrint)
CUFE_MATH_AS(long long, llround)
#undef CUFE_MATH1
#undef CUFE_MATH2
#undef CUFE_MATH_AS
extern "C" {
__device__ int abs(int);
__device__ long labs(long);
__device__ long long llabs(long long);
__device__ double fma(double, double, double);
__device__ float fmaf(float, float, float);
__device__ double frexp(double, int *);
__device__ float frexpf(float, int *);
__device__ double ldexp(double, int);
__device__ float ldexpf(float, int);
__device__ double modf(double, double *);
__device__ float modff(float, float *);
__device__ double remquo(double, double, int *);
__device__ float remquof(float, float, int *);
__device__ double scalbn(double, int);
__device__ float scalbnf(float, int);
__device__ double nan(const char *);
__device__ float nanf(const char *);
__device__ void sincos(double, double *, double *);
__device__ void sincosf(float, float *, float *);
__device__ void sincospi(double, double *, double *);
__device__ void sincospif(float, float *, float *);
__device__ double jn(int, double);
__device__ float jnf(int, float);
__device__ double yn(int, double);
__device__ float ynf(int, float);
__device__ double norm(int, const double *);
__device__ float normf(int, const float *);
__device__ double norm3d(double, double, double);
__device__ float norm3df(float, float, float);
__device__ double norm4d(double, double, double, double);
__device__ float norm4df(float, float, float, float);
__device__ double rnorm3d(double, double, double);
__device__ float rnorm3df(float, float, float);
__device__ double rnorm4d(double, double, double, double);
__device__ float rnorm4df(float, float, float, float);
}
__device__ long abs(long);
__device__ long long abs(long long);
__device__ float abs(float);
__device__ double abs(double);
__device__ float fma(float, float, float);
__device__ float frexp(float, int *);
__device__ float ldexp(float, int);
__device__ float modf(float, float *);
__device__ bool isnan(float);
__device__ bool isnan(double);
__device__ bool isinf(float);
__device__ bool isinf(double);
__device__ bool isfinite(float);
__device__ bool isfinite(double);
__device__ bool signbit(float);
__device__ bool signbit(double);
#define CUFE_ORDER(result, left, right) \
  __device__ result min(left, right); \
  __device__ result max(left, right);
CUFE_ORDER(int, int, int)
CUFE_ORDER(unsigned int, unsigned int, unsigned int)
CUFE_ORDER(unsigned int, int, unsigned int)
CUFE_ORDER(unsigned int, unsigned int, int)
CUFE_ORDER(long, long, long)
CUFE_ORDER(unsigned long, unsigned long, unsigned long)
CUFE_ORDER(unsigned long, long, unsigned long)
CUFE_ORDER(unsigned long, unsigned long, long)
CUFE_ORDER(long long, long long, long long)
CUFE_ORDER(unsigned long long, unsigned long long, unsigned long long)
CUFE_ORDER(unsigned long long, long long, unsigned long long)
CUFE_ORDER(unsigned long long, unsigned long long, long long)
CUFE_ORDER(float, float, float)
CUFE_ORDER(double, double, double)
CUFE_ORDER(double, float, double)
CUFE_ORDER(double, double, float)
#undef CUFE_ORDER

/* Arithmetic of the device's own, by rounding mode, on bits, between types. */
#define CUFE_ROUNDED(before, after) \
  __device__ before##_rd after; \
  __device__ before##_rn after; \
  __device__ before##_ru after; \
  __device__ before##_rz after;
CUFE_ROUNDED(float __fadd, (float, float))
CUFE_ROUNDED(float __fsub, (float, float))
CUFE_ROUNDED(float __fmul, (float, float))
CUFE_ROUNDED(float __fdiv, (float, float))
CUFE_ROUNDED(float __frcp, (float))
CUFE_ROUNDED(float __fsqrt, (float))
CUFE_ROUNDED(double __dadd, (double, double))
CUFE_ROUNDED(double __dsub, (double, double))
CUFE_ROUNDED(double __dmul, (double, double))
CUFE_ROUNDED(double __ddiv, (double, double))
CUFE_ROUNDED(double __drcp, (double))
CUFE_ROUNDED(double __dsqrt, (double))
CUFE_ROUNDED(float __fmaf, (float, float, float))
CUFE_ROUNDED(double __fma, (double, double, double))
CUFE_ROUNDED(int __float2int, (float))
CUFE_ROUNDED(unsigned int __float2uint, (float))
CUFE_ROUNDED(long long __float2ll, (float))
CUFE_ROUNDED(unsigned long long __float2ull, (float))
CUFE_ROUNDED(int __double2int, (double))
CUFE_ROUNDED(unsigned int __double2uint, (double))
CUFE_ROUNDED(long long __double2ll, (double))
CUFE_ROUNDED(unsigned long long __double2ull, (double))
CUFE_ROUNDED(float __double2float, (double))
CUFE_ROUNDED(float __int2float, (int))
CUFE_ROUNDED(float __uint2float, (unsigned int))
CUFE_ROUNDED(float __ll2float, (long long))
CUFE_ROUNDED(float __ull2float, (unsigned long long))
CUFE_ROUNDED(double __ll2double, (long long))
CUFE_ROUNDED(double __ull2double, (unsigned long long))
#undef CUFE_ROUNDED
__device__ double __int2double_rn(int);
__device__ double __uint2double_rn(unsigned int);
__device__ float __frsqrt_rn(float);
__device__ float __fdividef(float, float);
__device__ float __saturatef(float);
__device__ float __powf(float, float);
__device__ void __sincosf(float, float *, float *);
__device__ float __sinf(float);
__device__ float __cosf(float);
__device__ float __tanf(float);
__device__ float __expf(float);
__device__ float __exp10f(float);
__device__ float __logf(float);
__device__ float __log2f(float);
__device__ float __log10f(float);
__device__ float __tanhf(float);
__device__ int __double2hiint(double);
__device__ int __double2loint(double);
__device__ double __hiloint2double(int, int);
__device__ long long __double_as_longlong(double);
__device__ double __longlong_as_double(long long);
__device__ int __float_as_int(float);
__device__ unsigned int __float_as_uint(float);
__device__ float __int_as_float(int);
__device__ float __uint_as_float(unsigned int);
__device__ int __clz(int);
__device__ int __clzll(long long);
__device__ int __ffs(int);
__device__ int __ffsll(long long);
__device__ int __popc(unsigned int);
__device__ int __popcll(unsigned long long);
__device__ unsigned int __brev(unsigned int);
__device__ unsigned long long __brevll(unsigned long long);
__device__ unsigned int __byte_perm(unsigned int, unsigned int, unsigned int);
__device__ int __mulhi(int, int);
__device__ unsigned int __umulhi(unsigned int, unsigned int);
__device__ long long __mul64hi(long long, long long);
__device__ unsigned long long __umul64hi(unsigned long long, unsigned long long);
__device__ int __mul24(int, int);
__device__ unsigned int __umul24(unsigned int, unsigned int);
__device__ int __hadd(int, int);
__device__ int __rhadd(int, int);
__device__ unsigned int __uhadd(unsigned int, unsigned int);
__device__ unsigned int __urhadd(unsigned int, unsigned int);
__device__ unsigned int __sad(int, int, unsigned int);
__device__ unsigned int __usad(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_l(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_lc(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_r(unsigned int, unsigned int, unsigned int);
__device__ unsigned int __funnelshift_rc(unsigned int, unsigned int, unsigned int);
__device__ int __dp4a(int, int, int);
__device__ unsigned int __dp4a(unsigned int, unsigned int, unsigned int);
__device__ int __dp4a(char4, char4, int);
__device__ unsigned int __dp4a(uchar4, uchar4, unsigned int);
#define CUFE_BYTES(name) \
  __device__ unsigned int name##2(unsigned int, unsigned int); \
  __device__ unsigned int name##4(unsigned int, unsigned int);
CUFE_BYTES(__vadd)
CUFE_BYTES(__vsub)
CUFE_BYTES(__vaddss)
CUFE_BYTES(__vaddus)
CUFE_BYTES(__vsubss)
CUFE_BYTES(__vsubus)
CUFE_BYTES(__vabsdiffs)
CUFE_BYTES(__vabsdiffu)
CUFE_BYTES(__vavgs)
CUFE_BYTES(__vavgu)
CUFE_BYTES(__vcmpeq)
CUFE_BYTES(__vcmpne)
CUFE_BYTES(__vcmpges)
CUFE_BYTES(__vcmpgeu)
CUFE_BYTES(__vcmpgts)
CUFE_BYTES(__vcmpgtu)
CUFE_BYTES(__vcmples)
CUFE_BYTES(__vcmpleu)
CUFE_BYTES(__vcmplts)
CUFE_BYTES(__vcmpltu)
CUFE_BYTES(__vmaxs)
CUFE_BYTES(__vmaxu)
CUFE_BYTES(__vmins)
CUFE_BYTES(__vminu)
CUFE_BYTES(__vseteq)
CUFE_BYTES(__vsetne)
CUFE_BYTES(__vsetges)
CUFE_BYTES(__vsetgeu)
CUFE_BYTES(__vsetgts)
CUFE_BYTES(__vsetgtu)
CUFE_BYTES(__vsetles)
CUFE_BYTES(__vsetleu)
CUFE_BYTES(__vsetlts)
CUFE_BYTES(__vsetltu)
CUFE_BYTES(__vsads)
CUFE_BYTES(__vsadu)
#undef CUFE_BYTES
__device__ unsigned int __vabs2(unsigned int);
__device__ unsigned int __vabs4(unsigned int);
__device__ unsigned int __vneg2(unsigned int);
__device__ unsigned int __vneg4(unsigned int);
__device__ unsigned int __vabsss2(unsigned int);
__device__ unsigned int __vabsss4(unsigned int);
__device__ unsigned int __vnegss2(unsigned int);
__device__ unsigned int __vnegss4(unsigned int);

#endif
