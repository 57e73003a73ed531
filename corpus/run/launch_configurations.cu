// Launch configurations: one to four arguments, every kind of expression in them, and layouts that only a tokenizer gets right.
#include "check.h"

#include <algorithm>
#include <array>
#include <utility>

struct Shape {
  dim3 grid, block;
  unsigned shared;
  int *log;
};

__global__ void record(int *to, int stride) {
  extern __shared__ int dynamic[];
  dynamic[0] = static_cast<int>(gridDim.x * 100 + gridDim.y * 10 + gridDim.z);
  to[0] = dynamic[0];
  to[stride] = static_cast<int>(blockDim.x * 100 + blockDim.y * 10 + blockDim.z);
}
template <int A, int B> __global__ void sums(int *to) { *to = A + B; }
template <bool B> __global__ void flag(int *to) { *to = B; }
template <class T> struct Id {
  static constexpr int value = static_cast<int>(sizeof(T));
  int member = 1;
};

static constexpr int four = 4;
static int calls = 0;
static dim3 shape(int x) { return ++calls, dim3(x, 2); }
template <int A, int B = 1> constexpr int product() { return A * B; }
struct Sizes {
  int grid = 1, block[2] = {1, 2};
  int operator()(int i) const { return block[i]; }
  operator dim3() const { return dim3(3, 3); }
};
enum Small { one_block = 1, two_threads };

static void expect(int *to, int grid, int block, int line = __builtin_LINE()) {
  check::call(cudaDeviceSynchronize());
  check::device(to[0], grid, line);
  check::device(to[1], block, line);
}

template <int N, class T> void dependent(T *to) {
  record<<<N, N + 1, sizeof(T) * N>>>(to, 1);
  expect(to, N * 100 + 11, (N + 1) * 100 + 11);
  record<<<dim3(N, Id<T>::value >> 1), dim3{N, 1u, 1u}, 64>>>(to, 1);
  expect(to, N * 100 + 21, N * 100 + 11);
}

int main() {
  check::start("launch_configurations");
  int *to = check::shared_value<int>(2);
  cudaStream_t stream;
  check::call(cudaStreamCreate(&stream));
  const Sizes sizes;
  const std::array<int, 2> pair = {1, 2};

  record<<<1, 2, 4>>>(to, 1);
  expect(to, 111, 211);
  record<<<1, 2, 4, stream>>>(to, 1);
  expect(to, 111, 211);
  record<<<1, 2, 4, 0>>>(to, 1);
  expect(to, 111, 211);
  record<<<1, 2, 4, nullptr>>>(to, 1);
  expect(to, 111, 211);
  record<<<dim3(2, 3, 4), dim3(3, 2, 1), 1024, stream>>>(to, 1);
  expect(to, 234, 321);
  record<<<{1, 2}, {3, 2, 1}, 8>>>(to, 1);
  expect(to, 121, 321);
  record<<<{}, {2}, 8, {}>>>(to, 1);
  expect(to, 111, 211);
  record<<<dim3{2, 2, 2}, dim3{}, 8>>>(to, 1);
  expect(to, 222, 111);
  record<<<shape(2), shape(3), sizeof(int)>>>(to, 1);
  expect(to, 221, 321);
  check::host(calls, 2);

  // `>>`, `>`, `<` and commas inside.
  record<<<(four >> 1), (four << 1), (four > 2) * 64>>>(to, 1);
  expect(to, 211, 811);
  record<<<four / 2, four >> 2, 64>>>(to, 1);
  expect(to, 211, 111);
  record<<<product<2, 2>(), product<3>(), 64>>>(to, 1);
  expect(to, 411, 311);
  record<<<Id<Id<Id<int>>>::value, Id<char>::value, 64>>>(to, 1);
  expect(to, 411, 111);
  record<<<(++calls, 1), (1, 2), 64>>>(to, 1);
  expect(to, 111, 211);
  check::host(calls, 3);
  record<<<pair[0], sizes.block[1], sizes(0) + 63>>>(to, 1);
  expect(to, 111, 211);
  record<<<sizes, Sizes{}.grid, 64>>>(to, 1);
  expect(to, 331, 111);
  record<<<one_block, two_threads, 64>>>(to, 1);
  expect(to, 111, 211);
  record<<<calls > 2 ? 2 : 3, calls < 2 ? 2 : 3, 64>>>(to, 1);
  expect(to, 211, 311);
  record<<<[] { return 2; }(), [&](int x) { return x + pair[0]; }(2), 64>>>(to, 1);
  expect(to, 211, 311);
  record<<<dim3(2), dim3((unsigned)3), (size_t)64>>>(to, 1);
  expect(to, 211, 311);
  record<<<std::get<0>(pair), std::max({1, 2}), 64>>>(to, 1);
  expect(to, 111, 211);
  record<<<1u, 2ull, 6'4>>>(to, 1);
  expect(to, 111, 211);
  record<<<*&pair[0], -(-2), ~0 + 65>>>(to, 1);
  expect(to, 111, 211);

  // Layout.
  record
      <<<
          1, // one block
          2  /* two threads >>> */,
          64
      >>>
      (to,
       1);
  expect(to, 111, 211);
  record<<<1,2,64>>>(to,1);expect(to, 111, 211);
#define CONFIGURATION 1, 2, 64
  record<<<CONFIGURATION>>>(to, 1);
  expect(to, 111, 211);

  // The callee's own `<` and `>`.
  sums<1, 2><<<1, 1>>>(to);
  check::device(check::settled(to), 3);
  sums<(4 > 2), (1 << 3)><<<1, 1>>>(to);
  check::device(check::settled(to), 9);
  sums<product<2, 3>(), Id<Id<int>>::value><<<1, 1>>>(to);
  check::device(check::settled(to), 10);
  flag<(1 < 2)><<<1, 1>>>(to);
  check::device(check::settled(to), 1);
  flag<!(four >> 1 > 1)><<<1, 1>>>(to);
  check::device(check::settled(to), 0);

  dependent<2>(to);
  check::call(cudaStreamDestroy(stream));
  return check::finish();
}
