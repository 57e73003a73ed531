/*---
says: The variable of a structured binding has no name; with a memory space it is kept as <unnamed>.
rules: keep.seed, keep.closure
runs: documented accept
---*/
struct Pair { int a, b; };
//^ kept[Pair] definition
struct OfHost { int a, b; };
//^ kept[OfHost] nothing
__device__ auto [x, y] = Pair{1, 2};
//^ kept[<unnamed>] definition
auto [z, w] = OfHost{1, 2};
//^ kept[<unnamed>] nothing
