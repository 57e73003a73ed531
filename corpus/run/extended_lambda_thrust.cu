// nvcc: --extended-lambda
// Extended lambdas as the function objects of thrust and cub: their traits ask the wrappers.
#include "check.h"

#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>

int main() {
  check::start("extended_lambda_thrust");
  const int scale = 3;
  thrust::host_vector<int> values(10);
  thrust::sequence(values.begin(), values.end());
  thrust::transform(thrust::host, values.begin(), values.end(), values.begin(),
                    [=] __host__ __device__(int x) { return scale * x; });
  check::host(thrust::reduce(values.begin(), values.end()), 135);
  thrust::sort(thrust::host, values.begin(), values.end(), [] __host__ __device__(int x, int y) { return x > y; });
  check::host(values[0], 27);
  if (check::runs_kernels()) {
    thrust::device_vector<int> device(values);
    thrust::transform(device.begin(), device.end(), device.begin(), [=] __device__(int x) { return x / scale; });
    const auto square = [] __device__(int x) -> int { return x * x; };
    const int sum = thrust::transform_reduce(device.begin(), device.end(), square, 0, thrust::plus<int>());
    check::device(sum, 285);
    auto counted = thrust::make_transform_iterator(thrust::make_counting_iterator(0),
                                                   [=] __host__ __device__(int x) { return x + scale; });
    check::device(thrust::reduce(thrust::device, counted, counted + 4), 18);
  }
  return check::finish();
}
