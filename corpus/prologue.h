// The hand prologue of small programs: what `cuda_runtime.h` declares of it, in the form that a preprocessor
// leaves (attribute macros already expanded), so that a unit that starts with these lines needs no toolkit.
// cufe, the oracle, the released front end and, after the split, g++ with a `crt/host_runtime.h` all read it.
typedef unsigned long size_t;
struct __attribute__((device_builtin)) uint3 { unsigned int x, y, z; };
struct __attribute__((device_builtin)) dim3 {
  unsigned int x, y, z;
  __attribute__((host)) __attribute__((device)) constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1) : x(vx), y(vy), z(vz) {}
};
typedef struct CUstream_st *cudaStream_t;
uint3 extern const __attribute__((device_builtin)) threadIdx, blockIdx;
dim3 extern const __attribute__((device_builtin)) blockDim, gridDim;
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0, struct CUstream_st *stream = 0);
extern "C" int cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream);
extern "C" __attribute__((host)) __attribute__((device)) int cudaDeviceSynchronize();
extern "C" __attribute__((host)) __attribute__((device)) int printf(const char *format, ...);
extern "C" void exit(int status) noexcept;
extern "C" void free(void *pointer) noexcept;
