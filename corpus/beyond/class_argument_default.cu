// nvcc: -std=c++20
// A default argument of class type for a parameter `auto` is written without its class.
#include "../run/check.h"

struct Next {
  int value;
  constexpr Next(int of) : value(of + 1) {}
};
template <auto next = Next(4)> int value() { return next.value; }

int main() {
  check::start("class_argument_default");
  check::host(value(), 5);
  return check::finish();
}
