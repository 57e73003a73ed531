/*---
says: With -default-device the variable of a structured binding at namespace scope belongs to the device, constant or not, and keeps its type.
rules: keep.seed, jit.default-space, jit.variable
runs: documented-jit accept
arguments: -default-device
---*/
struct Pair { int a, b; };
//^ kept[Pair] definition
auto [x, y] = Pair{1, 2};
//^ kept[<unnamed>] definition
namespace n {
struct Constant { int a, b; };
//^ kept[n::Constant] definition
const auto [cx, cy] = Constant{1, 2};
//^ kept[n::<unnamed>] definition
struct Referred { int a, b; };
//^ kept[n::Referred] definition
auto &&[rx, ry] = Referred{1, 2};
//^ kept[n::<unnamed>] definition
static auto [sx, sy] = Pair{3, 4};
//^ kept[n::<unnamed>] definition
}
