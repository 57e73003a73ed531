// Structured bindings and their types: in template arguments of launches and of host templates, in lambdas, under templates.
#include "check.h"
#include <algorithm>
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
  return check::finish();
}
