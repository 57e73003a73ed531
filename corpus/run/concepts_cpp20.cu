// nvcc: -std=c++20
// C++20 on the host and in device code: concepts, requires, abbreviated templates, three-way comparison, ranges, consteval.
#include "check.h"

#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <numeric>
#include <ranges>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

template <class T> concept Number = std::is_arithmetic_v<T>;
template <class T> concept Small = Number<T> && (sizeof(T) < 4);
template <class T, class U> concept AddableTo = requires(T a, U b) {
  { a + b } -> std::convertible_to<T>;
  requires sizeof(T) >= 1;
  typename std::common_type_t<T, U>;
};

template <Number T> __global__ void constrained(T *to, T value) { *to = value; }
template <class T> requires Small<T> __global__ void requires_before(T *to) { *to = 2; }
template <class T> requires(sizeof(T) > 2 && Number<T>) __global__ void requires_parenthesised(T *to) { *to = 3; }
template <class T, AddableTo<T> U> __global__ void two_types(T *to, U value) { *to = static_cast<T>(*to + value); }
template <auto V> requires(V > 3) __global__ void value_constraint(int *to) { *to = V; }
template <class T> requires requires(T t) { t.size; } __global__ void requires_requires(int *to, T t) { *to = t.size; }
struct Sized {
  int size;
  auto operator<=>(const Sized &) const = default;
};
template <Sized S> __global__ void class_value(int *to) { *to = S.size; }

__device__ int abbreviated(Number auto x) { return static_cast<int>(x) + 1; }
__host__ __device__ int both_abbreviated(auto x, std::integral auto y) { return static_cast<int>(x + y); }
__device__ constexpr int overload(auto) { return 1; }
__device__ constexpr int overload(Number auto) { return 2; }
__device__ constexpr int overload(Small auto) { return 3; }

template <class T> struct Wrapper {
  T value;
  __host__ __device__ T get() const requires Number<T> { return value; }
  __device__ T device_get() const requires(!Small<T>) { return value + 1; }
  template <class U> requires std::same_as<T, U> __host__ __device__ bool same(U other) const { return value == other; }
  __host__ __device__ friend bool operator==(const Wrapper &, const Wrapper &) = default;
};
template <class T> Wrapper(T) -> Wrapper<T>;

__host__ __device__ consteval int immediate(int x) { return x * 2; }
__host__ __device__ constexpr int evaluated() { return std::is_constant_evaluated() ? 1 : 2; }
constinit int initialised_early = immediate(4);
enum class Colour { red, green };
__host__ __device__ constexpr int number(Colour colour) {
  using enum Colour;
  switch (colour) {
  case red: return 1;
  case green: return 2;
  }
  return 0;
}

struct Aggregate {
  int a, b = 2;
};
__device__ Aggregate aggregate = {.a = 1};
__managed__ int managed;

__global__ void values(int *to) {
  int i = 0;
  to[i++] = abbreviated(1.5) + both_abbreviated(2, 3);
  to[i++] = overload(nullptr) * 100 + overload(1) * 10 + overload('a');
  to[i++] = Wrapper{4}.get() + Wrapper{5}.device_get() + Wrapper{6}.same(6);
  to[i++] = immediate(3) + number(Colour::green) + aggregate.a + aggregate.b + managed;
  const auto lambda = []<class T>(T x) { return x + static_cast<T>(1); };
  to[i++] = lambda(7) + (Sized{1}.size < Sized{2}.size);
}

int main() {
  check::start("concepts_cpp20");
  int *to = check::shared_value<int>(5);
  char *small = check::shared_value<char>();
  constrained<<<1, 1>>>(to, 1);
  check::device(check::settled(to), 1);
  requires_before<<<1, 1>>>(small);
  check::device(check::settled(small), 2);
  requires_parenthesised<<<1, 1>>>(to);
  check::device(check::settled(to), 3);
  two_types<int, short><<<1, 1>>>(to, 4);
  check::device(check::settled(to), 7);
  value_constraint<8><<<1, 1>>>(to);
  check::device(check::settled(to), 8);
  requires_requires<<<1, 1>>>(to, Sized{9});
  check::device(check::settled(to), 9);
  class_value<Sized{10}><<<1, 1>>>(to);
  check::device(check::settled(to), 10);
  managed = 100;
  values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {7, 123, 4 + 6 + 1, 6 + 2 + 3 + 100, 9};
  for (int i = 0; i < 5; ++i) check::device(to[i], expected[i]);

  check::host(both_abbreviated(1, 2) + immediate(5) + number(Colour::red) + evaluated() + initialised_early, 3 + 10 + 1 + 2 + 8);
  check::host(Wrapper{1} == Wrapper{1} && Wrapper{1}.same(1), 1);
  check::host((Sized{1} <=> Sized{2}) < 0, 1);
  std::vector<int> numbers(10);
  std::iota(numbers.begin(), numbers.end(), 0);
  int sum = 0;
  for (int x : numbers | std::views::filter([](int x) { return x % 2 == 1; }) | std::views::transform([](int x) { return x * x; }))
    sum += x;
  check::host(sum, 165);
  std::ranges::sort(numbers, std::greater<>{}, [](int x) { return x % 5; });
  check::host(numbers.front() % 5, 4);
  const std::span<const int> span(numbers);
  check::host(static_cast<long>(span.subspan(2).size()), 8);
  for (int twice = 2; auto x : {1, 2}) sum += x * twice;
  check::host(sum + Aggregate{.a = 3}.b, 173);
  check::host(static_cast<long>(u8"é"[0]), 0xc3);
  return check::finish();
}
