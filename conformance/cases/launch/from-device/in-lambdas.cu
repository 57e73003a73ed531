/*---
says: A launch in a lambda is in the code of that lambda; in a default argument that is not used it is in none.
rules: launch.from-device, call.lambda
runs: host accept, device reject
arguments: --extended-lambda
---*/
__global__ void k(int) {}
void host() {
  auto plain = [] { k<<<1, 1>>>(1); };
  auto device = [] __device__ { k<<<1, 1>>>(2); };
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  auto both = [] __host__ __device__ { k<<<1, 1>>>(3); };
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  auto nested = [] __device__ {
    auto inner = [] { k<<<1, 1>>>(4); };
    //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
    inner();
  };
  plain();
}
__device__ void device() {
  auto plain = [] { k<<<1, 1>>>(1); };
  //^ device error[launch.from-device]: kernel launch from __device__ or __global__ functions requires separate compilation mode
  plain();
  auto of_host = [] __host__ { k<<<1, 1>>>(1); };
  auto in_default = [](int i = (k<<<1, 1>>>(1), 2)) { return i; };
}
__host__ __device__ void both() {
  auto of_host = [] __host__ { k<<<1, 1>>>(1); };
}
auto nowhere = [] { k<<<1, 1>>>(1); };
