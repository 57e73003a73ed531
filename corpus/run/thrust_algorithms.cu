// Thrust on device vectors: a unit of 12 MB, most of it templates that only the host instantiates.
#include "check.h"

#include <thrust/copy.h>
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/fill.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/tuple.h>

struct Square {
  __host__ __device__ int operator()(int x) const { return x * x; }
};
struct IsEven {
  __host__ __device__ bool operator()(int x) const { return x % 2 == 0; }
};
template <class T> struct Axpy {
  T a;
  __host__ __device__ T operator()(T x, T y) const { return a * x + y; }
};

__managed__ int launches;
__global__ void own_kernel(const int *from, int *to, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i] + launches;
}

int main() {
  check::start("thrust_algorithms");
  const int n = 100;
  launches = 1;
  thrust::device_vector<int> x(n), y(n, 1);
  thrust::sequence(x.begin(), x.end());
  thrust::transform(x.begin(), x.end(), x.begin(), Square{});
  thrust::transform(x.begin(), x.end(), y.begin(), y.begin(), Axpy<int>{2});
  check::device(thrust::reduce(y.begin(), y.end(), 0, thrust::plus<int>()), 2 * 328350 + 100);
  check::device(thrust::count_if(x.begin(), x.end(), IsEven{}), 50);

  thrust::fill(thrust::device, y.begin(), y.end(), 7);
  check::device(y[n - 1], 7);
  thrust::sort(x.begin(), x.end(), thrust::greater<int>());
  check::device(x.front(), 99 * 99);
  thrust::inclusive_scan(y.begin(), y.end(), y.begin());
  check::device(y.back(), 700);

  own_kernel<<<(n + 31) / 32, 32>>>(thrust::raw_pointer_cast(x.data()), thrust::raw_pointer_cast(y.data()), n);
  const thrust::host_vector<int> host = y;
  check::host(static_cast<long>(host.size()), n);
  check::device(host[0], 99 * 99 + 1);

  const auto squares = thrust::make_transform_iterator(thrust::counting_iterator<int>(1), Square{});
  check::host(thrust::reduce(thrust::host, squares, squares + 4), 30);
  thrust::host_vector<int> small(4, 3);
  thrust::exclusive_scan(small.begin(), small.end(), small.begin());
  check::host(small[3], 9);
  check::host(thrust::get<1>(thrust::make_tuple(1, 2)), 2);
  return check::finish();
}
