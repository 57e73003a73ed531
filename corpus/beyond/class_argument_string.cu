// nvcc: -std=c++20
// A string literal as an argument for a parameter of class type is written as a list of the class's members.
#include "../run/check.h"

struct Name {
  char text[8];
  constexpr Name(const char (&from)[4]) : text{} {
    for (int at = 0; at < 4; ++at) text[at] = from[at];
  }
};
template <Name name> int second() { return name.text[1]; }

int main() {
  check::start("class_argument_string");
  check::host(second<"abc">(), 'b');
  return check::finish();
}
