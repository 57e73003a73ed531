// nvcc: -std=c++14
// The same features without C++17: recursion instead of folds, traits with ::value, enable_if, no structured bindings.
#include "check.h"

#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

__managed__ int total;
__device__ int offset = 1;
__constant__ int scale[2];
namespace {
__device__ int hidden = 2;
struct Pair {
  int a, b;
};
} // namespace

__device__ int sum() { return 0; }
template <class T, class... A> __device__ int sum(T first, A... rest) { return static_cast<int>(first) + sum(rest...); }
template <class... A> __global__ void pack(int *to, A... values) { *to = sum(values...) + offset + hidden; }
template <class T> __global__ void constrained(T *to, typename std::enable_if<std::is_integral<T>::value, T>::type value) { *to = value; }
template <class T, typename std::enable_if<std::is_floating_point<T>::value>::type * = nullptr>
__device__ int kind(T) {
  return 1;
}
template <class T, typename std::enable_if<!std::is_floating_point<T>::value>::type * = nullptr>
__device__ int kind(T) {
  return 2;
}
template <class Tuple, std::size_t... I> __host__ __device__ int unpack(const Tuple &tuple, std::index_sequence<I...>) {
  const int values[] = {tuple.template get<I>()...};
  int result = 0;
  for (int value : values) result += value;
  return result;
}
struct Indexed {
  int values[3];
  template <std::size_t I> __host__ __device__ int get() const { return values[I]; }
};
template <class T> constexpr T variable_template = T(3);
template <class T> __device__ T device_template = T(4);
__host__ __device__ constexpr int loop(int n) {
  int result = 0;
  for (int i = 0; i < n; ++i) result += i;
  return result;
}
static_assert(loop(4) == 6, "C++14 constexpr");
template <class F> __global__ void call(int *to, F f) { *to = f(1) + kind(1.0f) + kind(1) + device_template<int>; }
struct Functor {
  int add;
  __device__ auto operator()(int x) const { return x + add; }
};
__global__ void structure(int *to, Pair pair, Indexed indexed) {
  auto generic = [](auto x, auto y) { return x + y; };
  *to = generic(pair.a, pair.b) + unpack(indexed, std::make_index_sequence<3>()) + scale[1];
}

template <class... K> void launch_all(int *to, K... kernels) {
  int order[] = {0, (kernels<<<1, 1>>>(to, 1), 0)...};
  static_cast<void>(order);
}
__global__ void add(int *to, int x) { *to += x; }
__global__ void subtract(int *to, int x) { *to -= 2 * x; }

struct Base {
  virtual int get() const = 0;
  virtual ~Base() {}
};
struct Derived : Base {
  int get() const override { return total; }
};

int main() {
  check::start("cpp14");
  int *to = check::shared_value<int>();
  pack<<<1, 1>>>(to, 1, 2L, '\3');
  check::device(check::settled(to), 9);
  constrained<<<1, 1>>>(to, 5);
  check::device(check::settled(to), 5);
  call<<<1, 1>>>(to, Functor{3});
  check::device(check::settled(to), 4 + 1 + 2 + 4);
  const int values[] = {6, 7};
  check::call(cudaMemcpyToSymbol(scale, values, sizeof values));
  structure<<<dim3(1), dim3(1), 0, nullptr>>>(to, Pair{1, 2}, Indexed{{1, 2, 3}});
  check::device(check::settled(to), 3 + 6 + 7);
  *to = 0;
  launch_all(to, add, add, subtract);
  check::device(check::settled(to), 0);

  total = 8;
  std::unique_ptr<Base> base(new Derived);
  check::host(base->get() + variable_template<int> + loop(3), 14);
  check::host(unpack(Indexed{{1, 2, 3}}, std::make_index_sequence<2>()), 3);
  const auto capture = [value = std::make_unique<int>(9)] { return *value + total; };
  check::host(capture(), 17);
  int a, b;
  std::tie(a, b) = std::make_tuple(1, std::string("ab").size());
  check::host(a + b + 0b11 + 1'0, 16);
  return check::finish();
}
