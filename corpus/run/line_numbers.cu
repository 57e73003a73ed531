// Lines, files and function names as the program sees them: every __LINE__ after an edit must still be the source's.
#include "check.h"

#include <cassert>
#include <cstring>
#include <string>

#define HERE __LINE__
#define SAME_LINE_TWICE (__LINE__ * 10000 + __LINE__)

__device__ int before_device() {
  int x = 0;
  x += 1;
  return x + __LINE__ - 14;
}
static_assert(__LINE__ == 16, "after a device function");

__global__ void plain(int *to) {
  if (to) {
    *to = __LINE__;
  }
}
static_assert(__LINE__ == 23, "after a kernel");

template <class T>
__global__
void templated(T *to,
               T value) {
  *to = value;
}
static_assert(__LINE__ == 31, "after a template kernel");

namespace {
__device__ int a = 1, b[] = {1,
                             2,
                             3};
__managed__ int
    m = 4;
}
static_assert(__LINE__ == 40, "after variables in an anonymous namespace");

struct Object {
  int line = __LINE__;
  __device__ Object(int x) : line(x) {
    line += 1;
  }
  __host__ __device__ Object() {}
  __device__
  int get() const
  {
    return line;
  }
  int after() const { return __LINE__; }
};
static_assert(__LINE__ == 55, "after a class");

int in_launch(int *to) {
  plain<<<1,
          1>>>(to); int same = __LINE__;
  templated<<<dim3(1),
              dim3(1),
              0>>>(
      to,
      __LINE__);
  return same;
}

int in_managed() {
  m = 1; return m
      + m
      + __LINE__;
}

#line 1000 "renamed.h"
int renamed() { return __LINE__; }
const char *renamed_file() { return __FILE__; }
__device__ int device_renamed() { return __LINE__; }
int renamed_again() { return __LINE__; }
#line 80 "line_numbers.cu"

template <int Line = __LINE__> int default_argument(int line = __LINE__) { return Line * 1000 + line; }
__global__ void one(int *to) { *to = a + b[1]; } int other_on_the_line() { return __LINE__; }

static std::string name_of(const char *function, int line) { return std::string(function) + ":" + std::to_string(line); }

namespace space {
template <class T> std::string pretty(T) {
  return __PRETTY_FUNCTION__;
}
struct Named {
  std::string function() const { return __func__; }
  template <class T> static std::string of(T) { return __PRETTY_FUNCTION__; }
};
} // namespace space
namespace {
std::string pretty_anonymous() { return __FUNCTION__; }
} // namespace

int main() {
  check::start("line_numbers");
  int *to = check::shared_value<int>();
  check::host(in_launch(to), 59);
  check::device(check::settled(to), 64);
  check::host(in_managed(), 2 + 71);
  check::host(Object().line + Object().after(), 43 + 53);
  check::host(renamed() + renamed_again(), 1000 + 1003);
  check::host(std::strcmp(renamed_file(), "renamed.h"), 0);
  check::host(default_argument(), 81081);
  check::host(other_on_the_line(), 82);
  check::host(HERE, 110);
  check::host(SAME_LINE_TWICE, 1110111);
  check::host(__LINE__ + 0 *
              __LINE__, 112);
  check::host(name_of(__func__, __LINE__) == "main:114", 1);
  check::host(space::pretty(1) == "std::string space::pretty(T) [with T = int; std::string = std::__cxx11::basic_string<char>]", 1);
  check::host(space::Named().function() == "function" && pretty_anonymous() == "pretty_anonymous", 1);
  check::host(space::Named::of('a').size() > 20, 1);
  check::host(std::strcmp(__FILE__, "line_numbers.cu"), 0);
  one<<<1, 1>>>(to);
  check::device(check::settled(to), 3);
  assert(to != nullptr);
  const int line = [] {
    plain<<<1, 1>>>(nullptr);
    return __LINE__;
  }();
  check::host(line, 124);
  const auto expect = [](int actual, int expected, int line = __builtin_LINE()) { check::host(actual, expected, line); };
  expect(__builtin_LINE(), 128);
  return check::finish();
}
