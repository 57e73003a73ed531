// What CUDA programs usually look like: error macros, streams and events, matrix product, histogram, reduction, classes with kernels.
#include "check.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#define CUDA_CHECK(expression)                                                                                                   \
  do {                                                                                                                           \
    const cudaError_t status_ = (expression);                                                                                    \
    if (status_ != cudaSuccess) {                                                                                                \
      std::cerr << __FILE__ << ":" << __LINE__ << ": " << cudaGetErrorString(status_) << std::endl;                              \
      throw std::runtime_error("CUDA");                                                                                          \
    }                                                                                                                            \
  } while (0)
#define CEIL_DIV(a, b) (((a) + (b) - 1) / (b))
#define DISPATCH(type, ...)                                                                                                      \
  [&] {                                                                                                                          \
    switch (type) {                                                                                                              \
    case Type::i32: {                                                                                                            \
      using scalar_t = std::int32_t;                                                                                             \
      return __VA_ARGS__();                                                                                                      \
    }                                                                                                                            \
    case Type::f32: {                                                                                                            \
      using scalar_t = float;                                                                                                    \
      return __VA_ARGS__();                                                                                                      \
    }                                                                                                                            \
    }                                                                                                                            \
  }()

enum class Type { i32, f32 };

template <class T> class Buffer {
  T *data_ = nullptr;
  std::size_t size_ = 0;

public:
  explicit Buffer(std::size_t size) : size_(size) { CUDA_CHECK(cudaMalloc(&data_, size * sizeof(T))); }
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  Buffer(Buffer &&other) noexcept { std::swap(data_, other.data_), std::swap(size_, other.size_); }
  ~Buffer() { cudaFree(data_); }
  T *get() const noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }
  void upload(const std::vector<T> &from) { CUDA_CHECK(cudaMemcpy(data_, from.data(), size_ * sizeof(T), cudaMemcpyHostToDevice)); }
  std::vector<T> download() const {
    std::vector<T> to(size_);
    CUDA_CHECK(cudaMemcpy(to.data(), data_, size_ * sizeof(T), cudaMemcpyDeviceToHost));
    return to;
  }
};

class Stream {
  cudaStream_t stream_;

public:
  Stream() { CUDA_CHECK(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking)); }
  ~Stream() { cudaStreamDestroy(stream_); }
  operator cudaStream_t() const { return stream_; }
};

template <class T, int Tile> __global__ void __launch_bounds__(Tile *Tile)
    multiply(const T *__restrict__ a, const T *__restrict__ b, T *__restrict__ c, int n) {
  __shared__ T tile_a[Tile][Tile], tile_b[Tile][Tile + 1];
  const int row = blockIdx.y * Tile + threadIdx.y, column = blockIdx.x * Tile + threadIdx.x;
  T sum = 0;
  for (int start = 0; start < n; start += Tile) {
    tile_a[threadIdx.y][threadIdx.x] = row < n && start + threadIdx.x < n ? a[row * n + start + threadIdx.x] : T(0);
    tile_b[threadIdx.y][threadIdx.x] = column < n && start + threadIdx.y < n ? b[(start + threadIdx.y) * n + column] : T(0);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < Tile; ++k) sum += tile_a[threadIdx.y][k] * tile_b[k][threadIdx.x];
    __syncthreads();
  }
  if (row < n && column < n) c[row * n + column] = sum;
}

__constant__ float filter[3];
__device__ unsigned int histogram_overflow;

__global__ void convolve(const float *from, float *to, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > 0 && i < n - 1) to[i] = from[i - 1] * filter[0] + from[i] * filter[1] + from[i + 1] * filter[2];
}
__global__ void histogram(const unsigned char *bytes, unsigned *bins, int n) {
  extern __shared__ unsigned local[];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) local[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&local[bytes[i]], 1u);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    if (local[i]) atomicAdd(&bins[i], local[i]);
  if (threadIdx.x == 0 && n < 0) histogram_overflow = 1;
}

template <class T, class Op> __device__ __forceinline__ T warp_reduce(T value, Op op) {
#pragma unroll
  for (int step = 16; step > 0; step >>= 1) value = op(value, __shfl_down_sync(0xffffffffu, value, step));
  return value;
}
struct Plus {
  template <class T> __host__ __device__ __forceinline__ T operator()(const T &a, const T &b) const { return a + b; }
};
template <class T, class Op = Plus> __global__ void reduce(const T *from, T *to, int n, Op op = Op()) {
  T value = static_cast<int>(threadIdx.x) < n ? from[threadIdx.x] : T();
  value = warp_reduce(value, op);
  if (threadIdx.x == 0) *to = value;
}

class Solver {
  Buffer<float> state_;
  Stream stream_;
  int steps_ = 0;

public:
  explicit Solver(int n) : state_(n) { CUDA_CHECK(cudaMemset(state_.get(), 0, n * sizeof(float))); }
  template <class F> Solver &run(int times, F &&before) {
    for (int i = 0; i < times; ++i, ++steps_) {
      before(i);
      convolve<<<CEIL_DIV(static_cast<int>(state_.size()), 128), 128, 0, stream_>>>(state_.get(), state_.get(), static_cast<int>(state_.size()));
      CUDA_CHECK(cudaGetLastError());
    }
    return *this;
  }
  int steps() const { return steps_; }
};

template <class T> long product(int n) {
  Buffer<T> a(n * n), b(n * n), c(n * n);
  a.upload(std::vector<T>(n * n, T(2)));
  b.upload(std::vector<T>(n * n, T(3)));
  constexpr int tile = 16;
  const dim3 grid(CEIL_DIV(n, tile), CEIL_DIV(n, tile)), block(tile, tile);
  multiply<T, tile><<<grid, block>>>(a.get(), b.get(), c.get(), n);
  return static_cast<long>(c.download().back());
}

int main() {
  check::start("applications");
  check::device(DISPATCH(Type::i32, ([&] { return product<scalar_t>(20); })), 120);
  check::device(DISPATCH(Type::f32, ([&] { return product<scalar_t>(33); })), 198);

  std::vector<unsigned char> bytes(1000);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<unsigned char>(i % 10);
  Buffer<unsigned char> device_bytes(bytes.size());
  Buffer<unsigned> bins(256);
  device_bytes.upload(bytes);
  CUDA_CHECK(cudaMemset(bins.get(), 0, 256 * sizeof(unsigned)));
  histogram<<<4, 64, 256 * sizeof(unsigned)>>>(device_bytes.get(), bins.get(), static_cast<int>(bytes.size()));
  check::device(bins.download()[9], 100);

  const float weights[] = {0.25f, 0.5f, 0.25f};
  CUDA_CHECK(cudaMemcpyToSymbol(filter, weights, sizeof(weights)));
  int before = 0;
  check::host(Solver(300).run(3, [&](int i) { before += i; }).run(2, [](int) {}).steps() + before, 8);

  cudaEvent_t begin, end;
  CUDA_CHECK(cudaEventCreate(&begin));
  CUDA_CHECK(cudaEventCreate(&end));
  CUDA_CHECK(cudaEventRecord(begin));
  Buffer<float> numbers(32), sum(1);
  numbers.upload(std::vector<float>(32, 1.5f));
  reduce<<<1, 32>>>(numbers.get(), sum.get(), 32, Plus{});
  reduce<float><<<1, 32>>>(numbers.get(), sum.get(), 32);
  CUDA_CHECK(cudaEventRecord(end, 0));
  CUDA_CHECK(cudaEventSynchronize(end));
  check::device(static_cast<long>(sum.download()[0]), 48);

  std::vector<std::function<void(cudaStream_t)>> tasks;
  for (int i = 0; i < 3; ++i)
    tasks.push_back([&, i](cudaStream_t stream) { reduce<float, Plus><<<1, 32, 0, stream>>>(numbers.get(), sum.get(), 32 - i); });
  Stream stream;
  for (const auto &task : tasks) task(stream);
  int blocks = 0;
  CUDA_CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reduce<float, Plus>, 32, 0));
  check::host(blocks > 0, 1);
  const float *from = numbers.get();
  float *to = sum.get();
  int n = 8;
  Plus op;
  void *values[] = {&from, &to, &n, &op};
  CUDA_CHECK(cudaLaunchKernel(reinterpret_cast<const void *>(&reduce<float, Plus>), dim3(1), dim3(32), values, 0, stream));
  CUDA_CHECK(cudaLaunchKernel((void *)convolve, 1, 32, values, 0, nullptr));
  cudaFuncAttributes attributes;
  CUDA_CHECK(cudaFuncGetAttributes(&attributes, histogram));
  CUDA_CHECK(cudaFuncSetAttribute(multiply<float, 16>, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024));
  check::host(attributes.maxThreadsPerBlock > 0, 1);
  CUDA_CHECK(cudaStreamSynchronize(stream));
  return check::finish();
}
