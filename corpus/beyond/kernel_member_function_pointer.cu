// nvcc: -std=c++17
// A parameter of a kernel that points to a member function: the declaration of its type in the stub that cicc writes names a
// class that is not declared.
#include "../run/check.h"

struct Point {
  int x;
  __device__ int add(int more) const { return x + more; }
};
__global__ void fill(int *to, int (Point::*)(int) const, int value) { *to = Point{value}.add(1); }

int main() {
  check::start("kernel_member_function_pointer");
  int *to = check::shared_value<int>();
  fill<<<1, 1>>>(to, nullptr, 2);
  check::device(check::settled(to), 3);
  return check::finish();
}
