// nvcc: --expt-relaxed-constexpr
// Constants on both sides: constexpr device functions and classes, host constexpr functions called from kernels.
#include "check.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

constexpr int host_constexpr(int x) { return x + 1; }
__device__ constexpr int device_constexpr(int x) { return x + 2; }
__host__ __device__ constexpr int both_constexpr(int x) { return x + 3; }
constexpr __device__ int other_order(int x) {
  int sum = 0;
  for (int i = 0; i < x; ++i) sum += i;
  return sum;
}
template <class T> __device__ constexpr T device_template(T x) { return x + 4; }
template <class T> constexpr T host_template(T x) { return x + 5; }
template <int N> constexpr __device__ auto deduced() { return N + 6; }
constexpr __device__ auto deduced_free(int x) { return x * 1L; }
static constexpr __device__ const char *text() { return "text"; }

struct Literal {
  int x;
  constexpr Literal(int x) : x(x) {}
  __device__ constexpr Literal(int x, int y) : x(x + y) {}
  constexpr int get() const { return x; }
  __device__ constexpr int device_get() const { return x + 1; }
  __device__ constexpr auto device_auto() const { return x + 2; }
  static constexpr __device__ int device_static(int x) { return x + 3; }
  constexpr operator int() const { return x; }
  __device__ constexpr Literal operator+(int y) const { return Literal(x + y); }
  friend constexpr bool operator==(const Literal &a, const Literal &b) { return a.x == b.x; }
  static constexpr int table[3] = {1, 2, 3};
};
constexpr Literal at_namespace_scope(7);
__device__ constexpr Literal device_literal(8);
static constexpr std::array<int, 3> array = {1, 2, 3};
__constant__ constexpr int constants[] = {4, 5, 6};
constexpr double half = 0.5;
enum { from_constexpr = host_constexpr(9) };

static_assert(host_constexpr(1) == 2 && both_constexpr(1) == 4, "");
static_assert(device_constexpr(1) == 3 && other_order(4) == 6, "");
static_assert(Literal(1).device_get() == 2 && deduced<1>() == 7, "");

template <int N> __global__ void bounded(int *to) {
  int values[device_constexpr(N)] = {};
  *to = static_cast<int>(sizeof values / sizeof values[0]);
}
__global__ void values(int *to) {
  int i = 0;
  to[i++] = host_constexpr(0) + device_constexpr(0) + both_constexpr(0) + other_order(4) + device_template(0) + host_template(0);
  to[i++] = deduced<1>() + static_cast<int>(deduced_free(2)) + (text()[0] == 't');
  to[i++] = Literal(1).get() + Literal(1, 2).device_get() + Literal(1).device_auto() + Literal::device_static(1) + (Literal(1) + 2);
  to[i++] = at_namespace_scope.get() + device_literal.get() + constants[2] + from_constexpr + static_cast<int>(half * 4);
  to[i++] = std::max(1, 2) + std::get<1>(std::make_tuple(3, 4)) + std::pair<int, int>(5, 6).second;
  to[i++] = std::numeric_limits<int>::max() > 0 ? 1 : 2;
}

int main() {
  check::start("relaxed_constexpr");
  int *to = check::shared_value<int>(6);
  bounded<3><<<1, 1>>>(to);
  check::device(check::settled(to), 5);
  values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {1 + 2 + 3 + 6 + 4 + 5, 7 + 2 + 1, 1 + 4 + 3 + 4 + 3, 7 + 8 + 6 + 10 + 2, 12, 1};
  for (int i = 0; i < 6; ++i) check::device(to[i], expected[i]);
  check::host(host_constexpr(0) + both_constexpr(0) + host_template(0), 9);
  check::host(Literal(1).get() + at_namespace_scope + Literal::table[2] + array[1] + from_constexpr, 1 + 7 + 3 + 2 + 10);
  check::host(Literal(1) == Literal(1), 1);
  int bound[other_order(4)] = {};
  check::host(sizeof bound / sizeof bound[0], 6);
  check::host(sizeof constants, 12);
  check::host(static_cast<long>(half * 4), 2);
  return check::finish();
}
