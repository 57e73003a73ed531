// nvcc: -std=c++20
// A string as the template argument of a kernel: in the stub that cicc writes stands a list of the characters, for which the
// class has no constructor.
#include "../run/check.h"

template <unsigned n> struct Text {
  char held[n];
  constexpr Text(const char (&from)[n]) : held{} {
    for (unsigned at = 0; at < n; ++at) held[at] = from[at];
  }
};
template <Text text> __global__ void fill(int *to) { *to = text.held[1]; }

int main() {
  check::start("kernel_string_argument");
  int *to = check::shared_value<int>();
  fill<"abc"><<<1, 1>>>(to);
  check::device(check::settled(to), 'b');
  return check::finish();
}
