#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void sum(const int *in, int *out, int n) {
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    int own = 0;
    for (int i = block.thread_rank(); i < n; i += block.size()) own += in[i];
    own = cg::reduce(tile, own, cg::plus<int>());
    if (tile.thread_rank() == 0) atomicAdd(out, own);
}
