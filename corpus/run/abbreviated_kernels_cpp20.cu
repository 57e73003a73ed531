// nvcc: -std=c++20
// Kernels with placeholder parameters: plain, constrained, references, pointers, packs, beside written template parameters,
// in namespaces, declared before they are defined, instantiated and specialised explicitly.
#include "check.h"

#include <concepts>
#include <new>

static int *target;
static int read() {
  check::call(cudaDeviceSynchronize());
  return *target;
}

__global__ void plain(int *to, auto value) { *to = static_cast<int>(value); }
__global__ void constrained(int *to, std::integral auto value) { *to = static_cast<int>(value) + 1; }
__global__ void pointer(auto *to, const auto &value) { *to = static_cast<int>(value) + 2; }
__global__ void pack(int *to, auto... values) { *to = (static_cast<int>(values) + ... + 0); }
template <class T> __global__ void mixed(T *to, auto value, auto) { *to = static_cast<T>(value) + static_cast<T>(sizeof(value)); }
__global__ void declared(int *to, auto value);
namespace outer {
namespace inner {
static __global__ void nested(int *to, auto value) { *to = static_cast<int>(value) + 4; }
} // namespace inner
namespace {
__global__ void hidden(int *to, auto value) { *to = static_cast<int>(value) + 5; }
} // namespace
__global__ void qualified(int *to, auto value);
} // namespace outer
__global__ void outer::qualified(int *to, auto value) { *to = static_cast<int>(value) + 6; }
template __global__ void plain<short>(int *, short);
template <> __global__ void plain<char>(int *to, char value) { *to = value + 100; }

int main() {
  check::start("abbreviated_kernels_cpp20");
  check::call(cudaMallocManaged(&target, sizeof(int)));
  plain<<<1, 1>>>(target, 3.5);
  check::device(read(), 3);
  plain<<<1, 1>>>(target, static_cast<short>(4));
  check::device(read(), 4);
  plain<<<1, 1>>>(target, '\1');
  check::device(read(), 101);
  constrained<<<1, 1>>>(target, 5L);
  check::device(read(), 6);
  const float *seven = new (check::shared_value<float>()) float(7.0f); // a reference to what the kernel can read
  pointer<<<1, 1>>>(target, *seven);
  check::device(read(), 9);
  pack<<<1, 1>>>(target, 1, 2L, 3.0, 'a');
  check::device(read(), 6 + 'a');
  pack<<<1, 1>>>(target);
  check::device(read(), 0);
  mixed<<<1, 1>>>(target, 8LL, nullptr);
  check::device(read(), 16);
  declared<<<1, 1>>>(target, 2u);
  check::device(read(), 9);
  outer::inner::nested<<<1, 1>>>(target, 10);
  check::device(read(), 14);
  outer::hidden<<<1, 1>>>(target, 10);
  check::device(read(), 15);
  outer::qualified<<<1, 1>>>(target, 10);
  check::device(read(), 16);
  auto kernel = plain<unsigned>;
  kernel<<<1, 1>>>(target, 11u);
  check::device(read(), 11);
  check::host(kernel != nullptr, 1);
  return check::finish();
}
__global__ void declared(int *to, auto value) { *to = static_cast<int>(value) + 7; }
