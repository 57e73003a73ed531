// Attributes, CUDA's and others, in every place where the grammar takes them.
#include "check.h"

#include <cstdint>

// Free functions: before, between and after the specifiers; repeated; with standard and GNU attributes.
[[nodiscard]] __device__ int standard_first(int x) { return x + 1; }
__device__ [[nodiscard]] int standard_between(int x) { return x + 2; }
int __device__ type_first(int x) { return x + 3; }
static int __device__ inline between_specifiers(int x) { return x + 4; }
__device__ __device__ int repeated(int x) { return x + 5; }
__host__ __device__ __host__ int repeated_both(int x) { return x + 6; }
__attribute__((always_inline)) __device__ inline int gnu_first(int x) { return x + 7; }
__device__ __attribute__((noinline, used)) int gnu_between(int x) { return x + 8; }
__device__ int gnu_after(int x) __attribute__((noinline));
__device__ int gnu_after(int x) { return x + 9; }
__device__ int attributed_name [[gnu::noinline]] (int x) { return x + 10; }
__device__ int (parenthesised)(int x) { return x + 11; }
[[deprecated("unused")]] __device__ int deprecated_function(int x) { return x; }
__device__ auto trailing(int x) -> int { return x + 12; }
__device__ __attribute__((device)) int spelled_out(int x) { return x + 13; }
__attribute__((device)) __attribute__((host)) int spelled_both(int x) { return x + 14; }
__device__
int
on_its_own_line
(
  int x
)
{
  return x + 15;
}
#define SPACE __device__
#define FUNCTION(name, value) SPACE int name(int x) { return x + value; }
FUNCTION(from_macro, 16)
FUNCTION(from_macro_too, 17) FUNCTION(on_the_same_line, 18)

// Kernels.
__global__ void __launch_bounds__(64) bounds_after(int *to) { *to = 1; }
__launch_bounds__(64, 1) __global__ void bounds_before(int *to) { *to = 2; }
__global__ __launch_bounds__(8 * 8, (1 > 0) ? 1 : 2) void bounds_expression(int *to) { *to = 3; }
void __global__ __launch_bounds__(sizeof(int) * 16) bounds_sizeof(int *to) { *to = 4; }
__global__ void __cluster_dims__(1, 1, 1) cluster(int *to) { *to = 5; }
__global__ void __maxnreg__(64) registers(int *to) { *to = 6; }
__global__ __attribute__((used)) void gnu_kernel(int *to) { *to = 7; }
[[maybe_unused]] __global__ static void maybe_unused_kernel(int *to) { *to = 8; }
extern "C" __global__ __launch_bounds__(32) void c_kernel(int *to) { *to = 9; }
template <int N> __global__ void __launch_bounds__(N * 32) template_bounds(int *to) { *to = 10; }
__global__ auto trailing_kernel(int *to) -> void { *to = 11; }
__global__ void (parenthesised_kernel)(int *to) { *to = 12; }
using Nothing = void;
__global__ Nothing alias_kernel(int *to) { *to = 13; }

// Classes and members.
struct __align__(16) Aligned {
  float values[3];
  __host__ __device__ constexpr float first() const { return values[0]; }
};
class [[nodiscard]] Attributed {
public:
  int value;
  [[nodiscard]] __device__ int standard() const { return value; }
  __device__ [[nodiscard]] static int is_static(int x) { return x; }
  int __device__ after() const { return value + 1; }
  __device__ __forceinline__ int inlined() const noexcept { return value + 2; }
  explicit __device__ operator int() const { return value; }
  template <class T> [[nodiscard]] __device__ T templated(T x) const { return x; }
  template <class T> __device__ friend T befriend(const Attributed &, T x) { return x; }
  virtual __device__ int is_virtual() const { return 3; }
  __host__ __device__ virtual ~Attributed() = default;
  __host__ __device__ explicit Attributed(int value) : value(value) {}
  Attributed(const Attributed &) = delete;
};
typedef struct __align__(8) {
  int x, y;
} Pair;
enum class [[maybe_unused]] Bits : std::uint8_t { low [[maybe_unused]] = 1, high = 2 };
union __align__(4) Either {
  int i;
  __host__ __device__ Either(int i) : i(i) {}
};

// Variables.
__device__ __align__(16) int aligned_variable = 1;
__device__ int variable_attribute [[maybe_unused]] = 2;
__constant__ __align__(8) Pair pair = {3, 4};
__device__ alignas(alignof(double)) char buffer[8];
[[maybe_unused]] static __device__ const int maybe_unused_variable = 5;
__shared__ __align__(128) char shared_buffer[128];
int host_variable __attribute__((aligned(32))) = 6;

// A device function of host-visible type aliases, with an attribute on each parameter.
__device__ int parameters([[maybe_unused]] int a, int b [[maybe_unused]], const int &c __attribute__((unused)), int = 7) { return a; }

__global__ void values(int *to) {
  int total = standard_first(0) + standard_between(0) + type_first(0) + between_specifiers(0) + repeated(0) + repeated_both(0);
  total += gnu_first(0) + gnu_between(0) + gnu_after(0) + attributed_name(0) + parenthesised(0) + trailing(0) + spelled_out(0);
  total += spelled_both(0) + on_its_own_line(0) + from_macro(0) + from_macro_too(0) + on_the_same_line(0);
  to[0] = total;
  const Attributed object(20);
  to[1] = object.standard() + Attributed::is_static(1) + object.after() + object.inlined() + static_cast<int>(object) +
          object.templated(2) + befriend(object, 3) + object.is_virtual();
  to[2] = aligned_variable + variable_attribute + pair.y + buffer[0] + maybe_unused_variable + parameters(1, 2, 3);
  shared_buffer[threadIdx.x] = 'a';
  to[3] = shared_buffer[threadIdx.x];
#pragma unroll
  for (int i = 0; i < 4; ++i) to[3] += i;
#pragma unroll 2
  for (int i = 0; i < 4; ++i) [[likely]] to[3] += i;
  switch (to[3]) {
  case 1: ++to[3]; [[fallthrough]];
  default: break;
  }
}

int main() {
  check::start("odd_attributes");
  int *to = check::shared_value<int>(4);
  const auto expect = [to](int value, int line = __builtin_LINE()) { check::device(check::settled(to), value, line); };
  bounds_after<<<1, 1>>>(to), expect(1);
  bounds_before<<<1, 1>>>(to), expect(2);
  bounds_expression<<<1, 1>>>(to), expect(3);
  bounds_sizeof<<<1, 1>>>(to), expect(4);
  cluster<<<1, 1>>>(to), expect(5);
  registers<<<1, 1>>>(to), expect(6);
  gnu_kernel<<<1, 1>>>(to), expect(7);
  maybe_unused_kernel<<<1, 1>>>(to), expect(8);
  c_kernel<<<1, 1>>>(to), expect(9);
  template_bounds<1><<<1, 1>>>(to), expect(10);
  trailing_kernel<<<1, 1>>>(to), expect(11);
  parenthesised_kernel<<<1, 1>>>(to), expect(12);
  alias_kernel<<<1, 1>>>(to), expect(13);
  values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  check::device(to[0], 171);
  check::device(to[1], 20 + 1 + 21 + 22 + 20 + 2 + 3 + 3);
  check::device(to[2], 1 + 2 + 4 + 0 + 5 + 1);
  check::device(to[3], 'a' + 12);
  check::host(sizeof(Aligned) + alignof(Aligned) + alignof(Pair) + sizeof(Attributed), 16 + 16 + 8 + 16);
  check::host(repeated_both(1) + spelled_both(1) + Either(3).i + static_cast<int>(Bits::high), 7 + 15 + 3 + 2);
  check::host(static_cast<long>(Aligned{{1, 2, 3}}.first()) + host_variable, 7);
  check::host(reinterpret_cast<std::uintptr_t>(&host_variable) % 32, 0);
  return check::finish();
}
