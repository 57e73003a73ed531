// CUB: block and warp primitives inside template kernels, and device-wide algorithms.
#include "check.h"

#include <cub/cub.cuh>

template <int Threads, int Items> __global__ void block_sum(const int *from, int *to) {
  using BlockLoad = cub::BlockLoad<int, Threads, Items, cub::BLOCK_LOAD_TRANSPOSE>;
  using BlockReduce = cub::BlockReduce<int, Threads>;
  __shared__ union {
    typename BlockLoad::TempStorage load;
    typename BlockReduce::TempStorage reduce;
  } storage;
  int items[Items];
  BlockLoad(storage.load).Load(from + blockIdx.x * Threads * Items, items);
  __syncthreads();
  const int sum = BlockReduce(storage.reduce).Sum(items);
  if (threadIdx.x == 0) to[blockIdx.x] = sum;
}

template <class T> __global__ void warp_scan(T *values) {
  using WarpScan = cub::WarpScan<T>;
  __shared__ typename WarpScan::TempStorage storage;
  T value = values[threadIdx.x];
  WarpScan(storage).InclusiveSum(value, value);
  values[threadIdx.x] = value;
}

struct Largest {
  template <class T> __host__ __device__ T operator()(const T &a, const T &b) const { return a < b ? b : a; }
};

int main() {
  check::start("cub_primitives");
  const int n = 256;
  int *from = check::shared_value<int>(n), *to = check::shared_value<int>(n);
  for (int i = 0; i < n; ++i) from[i] = i;

  block_sum<64, 2><<<2, 64>>>(from, to);
  check::call(cudaDeviceSynchronize());
  check::device(to[0] + to[1], 255 * 128);
  warp_scan<<<1, 32>>>(to);
  check::call(cudaDeviceSynchronize());

  void *storage = nullptr;
  std::size_t bytes = 0;
  check::call(cub::DeviceReduce::Sum(storage, bytes, from, to, n));
  check::host(bytes > 0, 1);
  check::call(cudaMalloc(&storage, bytes));
  check::call(cub::DeviceReduce::Sum(storage, bytes, from, to, n));
  check::device(check::settled(to), 255 * 128);
  check::call(cudaFree(storage));
  storage = nullptr, bytes = 0;
  check::call(cub::DeviceReduce::Reduce(storage, bytes, from, to, n, Largest{}, 0));
  check::call(cudaMalloc(&storage, bytes));
  check::call(cub::DeviceReduce::Reduce(storage, bytes, from, to, n, Largest{}, 0));
  check::device(check::settled(to), 255);
  check::host(Largest{}(1, 2), 2);
  return check::finish();
}
