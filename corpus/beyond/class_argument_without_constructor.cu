// nvcc: -std=c++20
// A template argument of a class whose constructor takes fewer arguments than there are members: the released tool writes a
// list of the members, which no constructor takes.
#include "../run/check.h"

struct Scaled {
  int value, twice;
  constexpr Scaled(int one) : value(one), twice(2 * one) {}
};
template <auto scaled> int twice() { return scaled.twice; }

int main() {
  check::start("class_argument_without_constructor");
  check::host(twice<Scaled{4}>(), 8);
  return check::finish();
}
