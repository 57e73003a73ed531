/*---
says: Every execution-space keyword on a constexpr lambda is an error of its own, and none is applied.
rules: space.constexpr-lambda
runs: documented reject
arguments: --extended-lambda
---*/
auto device = [] __device__ () constexpr { return 1; };
//^ documented error[space.constexpr-lambda]
//^ documented witness[space.constexpr-lambda(yes)]
auto both = [] __host__ __device__ () constexpr { return 1; };
//^ documented error[space.constexpr-lambda]
//^ documented error[space.constexpr-lambda]
auto kernel = [] __global__ () constexpr { return 1; };
//^ documented error[space.constexpr-lambda]
auto plain = [] __device__ () { return 1; };
