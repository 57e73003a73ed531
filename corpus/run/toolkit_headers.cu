// The toolkit's own headers, all in one unit: half and brain floats, cooperative groups, pipelines, matrix fragments, atomics.
#include "check.h"

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <cuda_pipeline.h>
#include <math_constants.h>
#include <mma.h>
#include <vector_types.h>

namespace groups = cooperative_groups;

__global__ void halves(const __half *from, __half2 *to, __nv_bfloat16 *brain) {
  *to = __floats2half2_rn(__half2float(*from), 2.0f);
  *brain = __float2bfloat16(1.5f) + __nv_bfloat16(1.0f);
}
__global__ void cooperative(int *to) {
  const groups::thread_block block = groups::this_thread_block();
  const auto tile = groups::tiled_partition<32>(block);
  const int sum = groups::reduce(tile, static_cast<int>(tile.thread_rank()), groups::plus<int>());
  if (block.thread_rank() == 0) *to = sum;
  block.sync();
}
__global__ void matrices(const __half *a, const __half *b, float *c) {
  using namespace nvcuda::wmma;
  fragment<matrix_a, 16, 16, 16, __half, row_major> fragment_a;
  fragment<matrix_b, 16, 16, 16, __half, col_major> fragment_b;
  fragment<accumulator, 16, 16, 16, float> fragment_c;
  fill_fragment(fragment_c, 0.0f);
  load_matrix_sync(fragment_a, a, 16);
  load_matrix_sync(fragment_b, b, 16);
  mma_sync(fragment_c, fragment_a, fragment_b, fragment_c);
  store_matrix_sync(c, fragment_c, 16, mem_row_major);
}
__global__ void pipelined(const int *from, int *to) {
  __shared__ int values[32];
  __pipeline_memcpy_async(&values[threadIdx.x], &from[threadIdx.x], sizeof(int));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  to[threadIdx.x] = values[31 - threadIdx.x];
}
__global__ void intrinsics(int *to, float *real, unsigned long long *clock) {
  atomicAdd(to, __popc(0xff) + __clz(1) + __ffs(8) + static_cast<int>(__shfl_sync(~0u, threadIdx.x, 0)));
  atomicMax(to + 1, static_cast<int>(__ballot_sync(~0u, threadIdx.x < 2)));
  *real = __fdividef(__sinf(0.0f) + rsqrtf(4.0f) + fmaf(1.0f, 2.0f, 3.0f), 1.0f) + CUDART_PI_F * 0.0f;
  *clock = clock64() & 0;
  asm volatile("{\n\t.reg .u32 lane;\n\tmov.u32 lane, %laneid;\n\t}" ::: "memory");
  unsigned lane;
  asm("mov.u32 %0, %laneid;" : "=r"(lane));
  if (lane == 0) to[2] = __dp4a(0x01010101, 0x02020202, 0);
  to[3] = __half2int_rn(__hadd(__float2half(1.0f), __float2half(2.0f)));
}
template <class T> __global__ void typed_half(T *to, T a, T b) { *to = a * b + T(1.0f); }

__device__ __half half_variable;
__constant__ __half2 half_constant[2];

int main() {
  check::start("toolkit_headers");
  __half *half = check::shared_value<__half>(512);
  __half2 *pair = check::shared_value<__half2>();
  __nv_bfloat16 *brain = check::shared_value<__nv_bfloat16>();
  int *to = check::shared_value<int>(32), *from = check::shared_value<int>(32);
  float *real = check::shared_value<float>(256);
  unsigned long long *clock = check::shared_value<unsigned long long>();

  half[0] = __float2half(3.0f);
  halves<<<1, 1>>>(half, pair, brain);
  check::call(cudaDeviceSynchronize());
  check::device(static_cast<long>(__low2float(*pair) + __high2float(*pair)), 5);
  check::device(static_cast<long>(__bfloat162float(*brain) * 2), 5);
  cooperative<<<1, 32>>>(to);
  check::device(check::settled(to), 496);
  for (int i = 0; i < 512; ++i) half[i] = __half(1.0f);
  matrices<<<1, 32>>>(half, half + 256, real);
  check::device(static_cast<long>(check::settled(real)), 16);
  for (int i = 0; i < 32; ++i) from[i] = i;
  pipelined<<<1, 32>>>(from, to);
  check::device(check::settled(to), 31);
  to[0] = to[1] = 0;
  intrinsics<<<1, 32>>>(to, real, clock);
  check::device(check::settled(to + 1), 3);
  check::device(to[2] + to[3], 11);
  typed_half<<<1, 1>>>(half, __half(2.0f), __half(3.0f));
  check::device(static_cast<long>(__half2float(check::settled(half))), 7);
  typed_half<<<1, 1>>>(real, 2.0f, 3.0f);
  typed_half<<<1, 1>>>(brain, __nv_bfloat16(2.0f), __nv_bfloat16(3.0f));

  const __half2 constants[2] = {__float2half2_rn(1.0f), make_half2(__half(2.0f), __half(3.0f))};
  check::call(cudaMemcpyToSymbol(half_constant, constants, sizeof constants));
  check::call(cudaMemcpyToSymbol(half_variable, &constants[1].x, sizeof(__half)));
  check::host(static_cast<long>(__half2float(constants[1].y)), 3);
  check::host(static_cast<long>(__bfloat162float(__float2bfloat16(2.5f)) * 2), 5);
  check::host(static_cast<long>(float(__nv_fp8_e4m3(2.0f))), 2);
  const float4 four = make_float4(1, 2, 3, 4);
  const dim3 shape(2, 3);
  check::host(static_cast<long>(four.x + four.w) + shape.x * shape.y * shape.z, 11);
  return check::finish();
}
