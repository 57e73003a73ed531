#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/optional>
#include <cuda/std/tuple>
#include <cuda/std/utility>

__device__ cuda::std::optional<int> half_of(int n) {
    return n % 2 ? cuda::std::optional<int>() : cuda::std::optional<int>(n / 2);
}

extern "C" __global__ void types(float *out, int n) {
    cuda::std::array<float, 3> all = {1, 2, 3};
    auto [index, factor] = cuda::std::tuple<int, float>(half_of(n).value_or(1), 2.0f);
    cuda::std::complex<float> z(all[index % 3], factor);
    out[threadIdx.x] = cuda::std::norm(z * z);
}
