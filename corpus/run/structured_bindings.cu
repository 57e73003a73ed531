// Structured bindings and their types: in template arguments of launches and of host templates, in lambdas, under templates.
#include "check.h"
#include <algorithm>
#include <array>
#include <tuple>
#include <type_traits>
#include <utility>

template <class T> __global__ void put(T *to, T value) { *to = value; }
template <class T, class U> struct Sizes { static constexpr int value = sizeof(T) * 10 + sizeof(U); };
struct Point {
  int x;
  double y;
};
template <class... Ts> std::tuple<Ts...> make(Ts... values) { return std::tuple<Ts...>(values...); }
template <class F> int call(F f) { return f(1); }

template <class T> int of_template(T *to, T value) {
  auto [first, second] = make(value, 2);
  put<decltype(first)><<<1, 1>>>(to, first);
  const T limit = second;
  auto &&[low, high] = std::minmax<T>(first, limit);
  return Sizes<decltype(first), decltype(second)>::value + static_cast<int>(high) +
         std::is_same_v<std::remove_reference_t<decltype(low)>, const T>;
}

// Initialisers that depend on no template parameter: g++ 12 takes `decltype` of the names for references there.
namespace pairs {
std::pair<long, int> both(long first) { return {first, 4}; }
std::array<int, 2> &places() {
  static std::array<int, 2> all{5, 6};
  return all;
}
} // namespace pairs
std::tuple<int, int &> refer(int value) {
  static int second = 3;
  return {value, second};
}
using pairs::both;
template <class T> struct Plain { static constexpr int value = std::is_reference_v<T> * 2 + std::is_const_v<T>; };
template <class T> int of_fixed(T *to, T value) {
  auto [first, second] = refer(2);
  put<decltype(first)><<<1, 1>>>(to, value);
  const auto [third, fourth] = both(7);
  auto &[fifth, sixth] = pairs::places();
  int marks = Plain<decltype(first)>::value + Plain<decltype(second)>::value * 10;
  marks += Plain<decltype(third)>::value * 100 + Plain<decltype(fifth)>::value * 1000;
  {
    Point point{1, 2};
    auto [fourth, sixth] = point;
    marks += 10000 * Plain<decltype(sixth)>::value;
  }
  return marks + Sizes<decltype(third), decltype(fourth)>::value + (first + second) * 100000;
}

int main() {
  check::start("structured_bindings");
  auto *to = check::shared_value<int>();
  auto [number, sign] = make(4, 'a');
  put<decltype(number)><<<1, 1>>>(to, number);
  check::device(check::settled(to), 4);
  Point point{5, 2.5};
  auto &[x, y] = point;
  put<decltype(x)><<<1, 1>>>(to, x);
  check::device(check::settled(to), 5);
  check::host(Sizes<decltype(number), decltype(sign)>::value, 41);
  check::host(Sizes<decltype(x), decltype(y)>::value, 48);
  check::host(std::is_same_v<decltype(std::pair<decltype(number), decltype(y)>::second), double>, 1);
  check::host(call([&](auto z) {
                auto [u, v] = make(z, 2.0);
                return Sizes<decltype(u), decltype(v)>::value + std::is_same_v<decltype(v), double>;
              }),
              49);
  check::host(of_template(to, 7), 44 + 7 + 1);
  check::device(check::settled(to), 7);
  check::host(of_fixed(to, 9), 120 + 84 + 500000);
  check::device(check::settled(to), 9);
  return check::finish();
}
