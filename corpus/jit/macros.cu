// jit: -DFACTOR=3 -DNAME(x)=k_##x
#ifndef __CUDACC_RTC__
#error "the run-time compiler is meant"
#endif
#if __has_builtin(__is_same) && defined(__EDG__)
constexpr int known = 1;
#else
constexpr int known = 2;
#endif
__global__ void NAME(first)(int *out) { out[0] = FACTOR * known + __CUDA_ARCH__ / 100 + __LINE__; }
