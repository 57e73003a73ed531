#include <cuda/atomic>
#include <cuda/barrier>

__global__ void count(int *total, const int *in) {
    __shared__ cuda::barrier<cuda::thread_scope_block> all;
    if (threadIdx.x == 0) init(&all, blockDim.x);
    __syncthreads();
    cuda::atomic_ref<int, cuda::thread_scope_device> sum(*total);
    sum.fetch_add(in[threadIdx.x], cuda::memory_order_relaxed);
    all.arrive_and_wait();
}
