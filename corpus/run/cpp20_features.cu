// nvcc: -std=c++20 --expt-relaxed-constexpr
// What C++20 adds, on both sides: constraints, comparison, template lambdas, consteval, designated initialisers, non-type
// parameters of class type, using enum, bit-fields with initialisers, range-for with initialisers.
#include "check.h"
#include <compare>
#include <concepts>
#include <span>

template <class T> concept Small = sizeof(T) <= 4 && requires(T t) { { t + t } -> std::convertible_to<T>; };
template <Small T> __global__ void constrained(T *out) { *out = T(1); }
template <class T> requires(!Small<T>) __global__ void constrained(T *out) { *out = T(2); }
template <std::integral T, Small U = int> __global__ void defaulted(T *out) { *out = T(sizeof(U)); }
struct Literal { int x, y; constexpr bool operator==(const Literal &) const = default; };
template <Literal L> __global__ void of_class(int *out) { *out = L.x * 10 + L.y; }
template <auto V> __device__ int value() { return int(V); }
template <auto... Vs> __global__ void values(int *out) { *out = (0 + ... + value<Vs>()); }
consteval int squared(int n) { return n * n; }
constinit int initialised = squared(3);
enum class Color { red = 1, green = 2 };
struct Version {
  int major, minor;
  __host__ __device__ auto operator<=>(const Version &) const = default;
};
struct Bits { int low : 4 = 5; int high : 4 = 6; };
struct Options { int width = 1; int height = 2; bool deep = false; };
__device__ int with_options(const Options &options) { return options.width * options.height + options.deep; }
__global__ void all(int *out) {
  using enum Color;
  const Options options{.width = 3, .deep = true};
  auto add = []<class T>(T a, T b) requires Small<T> { return a + b; };
  int sum = 0;
  for (int list[] = {1, 2, 3}; int element : list) sum += element;
  *out = with_options(options) + add(1, 2) + sum + int(green) + squared(2) + (Version{1, 2} < Version{1, 3}) + Bits().high;
}
template <class T> constexpr bool is_small() { if constexpr (Small<T>) return true; else return false; }
static int spanned(std::span<const int> list) { int sum = 0; for (int value : list) sum += value; return sum; }
static long shortened(std::integral auto a, auto b) { return a + long(b); }

int main() {
  check::start("cpp20_features");
  int *out = check::shared_value<int>();
  double *wide = check::shared_value<double>();
  constrained<<<1, 1>>>(out);
  check::device(check::settled(out), 1);
  constrained<<<1, 1>>>(wide);
  check::device(long(check::settled(wide)), 2);
  defaulted<<<1, 1>>>(out);
  check::device(check::settled(out), 4);
  of_class<Literal{4, 2}><<<1, 1>>>(out);
  check::device(check::settled(out), 42);
  values<1, 'b', 3L><<<1, 1>>>(out);
  check::device(check::settled(out), 1 + 'b' + 3);
  all<<<1, 1>>>(out);
  check::device(check::settled(out), 7 + 3 + 6 + 2 + 4 + 1 + 6);
  int list[] = {1, 2, 3};
  check::host(spanned(list) + initialised + is_small<char>() + is_small<double>(), 16);
  check::host((Version{1, 2} <=> Version{1, 3}) < 0, 1);
  check::host(shortened(1, 2.5), 3);
  check::host(Bits().low + [] <class T>(T v) { return v * 2; }(3), 11);
  return check::finish();
}
