// Collectives of cooperative groups on tiles and on threads that are together by chance.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace groups = cooperative_groups;

__global__ void sums(const int *in, int *out) {
  auto block = groups::this_thread_block();
  auto tile = groups::tiled_partition<32>(block);
  int value = in[block.thread_rank()];
  int sum = groups::reduce(tile, value, groups::plus<int>());
  int before = groups::exclusive_scan(tile, value, groups::plus<int>());
  if (value > 0) {
    auto together = groups::coalesced_threads();
    sum += groups::reduce(together, value, groups::greater<int>());
  }
  out[block.thread_rank()] = sum - before;
}
