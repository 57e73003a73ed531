// nvcc: -std=c++20
// A template argument of class type that is written with braces: the released tool writes the values of the members where
// the arguments of the constructor stand, so that another object is made of them.
#include "../run/check.h"

struct Range {
  int low, high;
  constexpr Range(int from, int size) : low(from), high(from + size) {}
};
struct Swapped {
  int first, second;
  constexpr Swapped(int a, int b) : first(b), second(a) {}
};

template <auto range> int low() { return range.low; }
template <auto range> int high() { return range.high; }
template <auto pair> int first() { return pair.first; }

int main() {
  check::start("class_argument_constructed_again");
  check::host(low<Range{3, 4}>(), 3);
  check::host(high<Range{3, 4}>(), 7);
  check::host(first<Swapped{1, 2}>(), 2);
  return check::finish();
}
