// nvcc: -std=c++20
// A number as an argument for a parameter of class type: the value that the constructor gave is put to the constructor again.
#include "../run/check.h"

struct Next {
  int value;
  constexpr Next(int of) : value(of + 1) {}
};
template <Next next> int value() { return next.value; }
template <Next... all> int sum() { return (all.value + ...); }
template <Next next> struct Holder {
  static constexpr int value = next.value;
};

int main() {
  check::start("class_argument_converted");
  check::host(value<3>(), 4);
  check::host(sum<1, 2>(), 5);
  check::host(Holder<4>::value, 5);
  return check::finish();
}
