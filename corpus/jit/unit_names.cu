// The first definition that other units see, after which names of this one are called, is no device code.
constexpr int factor = 3;
__host__ __device__ int first(int n) { return factor * n; }
namespace {
__device__ int own = 1;
template<class T> __global__ void k(T *p) { *p = own++; }
template __global__ void k<int>(int *);
}
__global__ void user(int *p) { *p = own; }
