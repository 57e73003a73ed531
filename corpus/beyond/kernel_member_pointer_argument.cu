// nvcc: -std=c++17
// A pointer to a data member as the template argument of a kernel: in the stub that cicc writes stands the member's offset.
#include "../run/check.h"

struct Point {
  int x, y;
};
template <int Point::*member> __global__ void fill(int *to, Point point) { *to = point.*member; }

int main() {
  check::start("kernel_member_pointer_argument");
  int *to = check::shared_value<int>();
  fill<&Point::y><<<1, 1>>>(to, Point{1, 2});
  check::device(check::settled(to), 2);
  return check::finish();
}
