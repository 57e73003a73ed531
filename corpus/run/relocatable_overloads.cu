// nvcc: -rdc=true
// Relocatable device code: which of several kernels of one name a call mentions. One in a template mentions them all.
#include "check.h"

namespace first {
struct Tag {
  int value;
};
__global__ void kernel(Tag tag, int *out) { *out += tag.value; }
static __global__ void kernel(Tag tag, int *out, int more) { *out += tag.value + more; }
__global__ void found(Tag tag, int *out) { *out += 10 * tag.value; }
} // namespace first
namespace second {
__global__ void kernel(int *out) { *out += 100; }
struct Caller {
  static int kernel(int value) { return value; }
};
} // namespace second
int kernel(float value) { return static_cast<int>(value); }

static __global__ void counted(int *out) { *out += 1; }
__global__ void counted(int *out, int more, int again = 0) { *out += more; }
__global__ void unused_overload(int *out) { *out = 1; }
static int unused_overload(int value) { return value; }

static __global__ void in_template(int *out) { *out += 2; }
__global__ void in_template(int *out, int more) { *out += more; }

static __global__ void by_type(int *out, int more) { *out += more; }
__global__ void by_type(int *out, float more) { *out += static_cast<int>(10 * more); }
static __global__ void by_target(int *out) { *out += 3; }
__global__ void by_target(const int *out) {}
static void (*const target)(int *) = by_target;

template <class T> int launch_all(T value, int *out) {
  in_template<<<1, 1>>>(out, value);
  return second::Caller::kernel(value);
}

template <class T> void launch_found(T tag, int *out) { found<<<1, 1>>>(tag, out); }

static void launch(int *out) {
  void (*local)(const int *) = &by_target;
  local<<<1, 1>>>(out);
  counted<<<1, 1>>>(out);
  (counted)<<<1, 1>>>(out, 3, 4);
  found<<<1, 1>>>(first::Tag{5}, out);
  first::kernel<<<1, 1>>>(first::Tag{6}, out, 7);
}

int main() {
  check::start("relocatable_overloads");
  int *out = check::shared_value<int>();
  launch(out);
  check::device(check::settled(out), 67);
  check::host(launch_all(8, out), 8);
  check::device(check::settled(out), 75);
  launch_found(first::Tag{1}, out);
  check::device(check::settled(out), 85);
  int four = 4;
  by_type<<<1, 1>>>(out, four);
  target<<<1, 1>>>(out);
  check::device(check::settled(out), 92);
  check::host(kernel(9.0f), 9);
  check::host(unused_overload(10), 10);
  return check::finish();
}
