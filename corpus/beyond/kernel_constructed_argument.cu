// nvcc: -std=c++20
// A kernel's template argument of a class with a constructor: in the stub that cicc writes an object is constructed from the
// members of the argument, which is another one. In a template, where cudafe++ leaves the words of a launch as they are, the
// kernel that is launched is registered by nobody. (Outside of templates cudafe++ makes the same mistake as cicc.)
#include "../run/check.h"

struct Range {
  int low, high;
  constexpr Range(int from, int size) : low(from), high(from + size) {}
};
template <Range range> __global__ void fill(int *to) { *to = range.high; }
template <class T> void launch(T *to) { fill<Range{3, 4}><<<1, 1>>>(to); }

int main() {
  check::start("kernel_constructed_argument");
  int *to = check::shared_value<int>();
  launch(to);
  check::device(check::settled(to), 7);
  return check::finish();
}
