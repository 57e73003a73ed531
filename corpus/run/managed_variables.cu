// Managed variables of every type, in every scope, and in every kind of expression.
#include "check.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <string>
#include <type_traits>
#include <utility>

struct Point {
  int x, y;
  int sum() const { return x + y; }
  Point &operator+=(int n) { return x += n, y += n, *this; }
};

__managed__ int scalar;
__managed__ int initialised = 5;
static __managed__ long file_static;
__managed__ double real = 1.5, second_real;
__managed__ int array[4];
__managed__ int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
__managed__ int *pointer;
__managed__ int *pointers[2];
__managed__ Point point;
__managed__ Point points[2];
__managed__ bool flag;
__managed__ unsigned char byte;
__device__ __managed__ int both_keywords;
__managed__ __device__ int both_the_other_way = 3;
int __managed__ after_the_type;
__managed__ int listed_a, listed_b[2], *listed_c;
extern __managed__ int declared_before; // a definition, too, without -rdc
__managed__ alignas(16) float aligned[4];
__managed__ int (*function)(int);
enum class Mode { off, on };
__managed__ Mode mode;

namespace space {
__managed__ int inside;
namespace deep {
__managed__ int inside = 9;
}
namespace {
__managed__ int hidden;
}
int read() { return inside + deep::inside; }
} // namespace space
namespace {
__managed__ int anonymous;
__managed__ Point anonymous_point;
} // namespace

int early_use() { return declared_before; }

static int plus_one(int value) { return value + 1; }
static int by_reference(int &value) { return ++value; }
static int by_const_reference(const int &value) { return value * 2; }
static int by_pointer(int *value) { return *value + 1; }
template <class T, std::size_t N> constexpr std::size_t count(T (&)[N]) { return N; }
template <class T> static T forwarded(T &&value) { return std::forward<T>(value); }
template <class T> int dependent(T value) { return scalar + static_cast<int>(value) + point.x; }
static int as_default(int value = scalar + array[0]) { return value; }

struct Holder {
  int copy = scalar;
  int &alias = array[1];
  int other;
  Holder() : other(point.y) {}
  explicit Holder(int value) : other(value + scalar) { scalar = other; }
  int get() const { return scalar + other; }
};

__global__ void kernel() {
  scalar += initialised;
  array[3] = matrix[1][2];
  point.x = space::inside + anonymous;
}

static void assignments() {
  scalar = 1;
  scalar += 2;
  scalar <<= 1;
  ++scalar;
  scalar++;
  scalar = -scalar;
  scalar = ~scalar;
  check::host(scalar, 7);
  scalar = file_static = 3;
  check::host(scalar + file_static, 6);
  check::host(by_reference(scalar), 4);
  check::host(by_const_reference(scalar), 8);
  check::host(by_pointer(&scalar), 5);
  check::host(*&scalar, 4);
  check::host(forwarded(scalar), 4);
  check::host(dependent(1), 5);
  std::swap(scalar, initialised);
  initialised = 4;
  scalar = 4;
  check::host(!scalar ? 1 : 2, 2);
  check::host(scalar && initialised, 1);
  check::host((scalar, initialised), 4);
  check::host(scalar == 4 ? scalar : initialised, 4);
  real = 2.5, second_real = real * 2;
  check::host(static_cast<int>(second_real), 5);
  flag = !flag;
  check::host(flag, 1);
  byte = 'a' + 1;
  check::host(byte, 'b');
  mode = Mode::on;
  check::host(mode == Mode::on, 1);
  function = plus_one;
  check::host(function(3) + (*function)(4), 9);
  both_keywords = both_the_other_way = after_the_type = declared_before = 6;
  check::host(both_keywords + both_the_other_way + after_the_type + early_use(), 24);
}

static void aggregates() {
  array[0] = 1, array[1] = 2, 2 [array] = 3;
  *(array + 3) = 4;
  check::host(array[0] + array[1] + array[2] + array[3], 10);
  int total = 0;
  for (int value : array) total += value;
  for (auto &value : array) value += 1;
  check::host(total, 10);
  check::host(std::accumulate(std::begin(array), std::end(array), 0), 14);
  check::host(*std::max_element(array, array + 4), 5);
  check::host(count(array), 4);
  matrix[1][2] = 7;
  check::host(matrix[1][2] + (*matrix)[0], matrix[0][0] + 7);
  int(&row)[3] = matrix[1];
  row[0] = 8;
  check::host(matrix[1][0], 8);
  pointer = array;
  pointers[1] = pointer + 1;
  check::host(*pointer + *pointers[1] + pointer[2], 9);
  *pointer++ = 20;
  check::host(array[0], 20);
  check::host(static_cast<long>(pointer - array), 1);
  point = Point{1, 2};
  point.x = 3;
  (&point)->y += 4;
  check::host(point.sum() + (point += 1).x, 13);
  points[1] = point;
  check::host(points[1].y, 7);
  const auto [x, y] = point;
  check::host(x * y, 28);
  auto copy = point;
  auto &alias = point;
  alias.x = 9;
  check::host(copy.x + point.x, 13);
  int Point::*member = &Point::y;
  check::host(point.*member + (&point)->*member, 14);
  listed_a = 1, listed_b[1] = 2, listed_c = &listed_a;
  check::host(listed_a + listed_b[1] + *listed_c, 4);
  aligned[3] = 2.0f;
  check::host(static_cast<int>(aligned[3]), 2);
}

static void unevaluated() {
  check::host(sizeof scalar + sizeof(array) + sizeof(point) + sizeof(matrix[0]), 4 + 16 + 8 + 12);
  static_assert(std::is_same<std::decay_t<decltype((scalar))>, int>::value, "");
  static_assert(!noexcept(plus_one(scalar)), "");
  decltype(scalar + 1) local = 3;
  check::host(local, 3);
  check::host(alignof(Point), 4);
}

static void scopes() {
  space::inside = 1;
  ::space::deep::inside = 2;
  space::hidden = 3;
  anonymous = 4;
  ::anonymous_point.x = 5;
  check::host(space::read() + space::hidden + anonymous + anonymous_point.x, 15);
  {
    using namespace space;
    check::host(inside + hidden + deep::inside, 6);
  }
  {
    using space::deep::inside;
    check::host(inside, 2);
  }
}

static void statements() {
  scalar = 2;
  if (scalar) check::host(1, 1);
  if (int twice = scalar * 2; twice > scalar) check::host(twice, 4);
  switch (scalar) {
  case 2: check::host(scalar, 2); break;
  default: check::host(0, 1);
  }
  int steps = 0;
  while (scalar-- > 0) ++steps;
  for (scalar = 0; scalar < 3; ++scalar) ++steps;
  check::host(steps, 5);
  const auto by_copy = [value = scalar] { return value; };
  const auto captured = [&] { return scalar + steps; };
  const auto written = [] { scalar = 11; };
  check::host(by_copy() + captured(), 11);
  written();
  check::host(scalar, 11);
  int list[] = {scalar, array[1], point.x};
  check::host(list[0], 11);
  const std::string text = std::to_string(scalar) + std::to_string(flag);
  check::host(static_cast<long>(text.size()), 3);
  check::host(as_default(), 11 + array[0]);
  Holder holder;
  check::host(holder.copy + holder.get() - holder.other, 22);
  holder.alias = 1;
  check::host(array[1], 1);
  check::host(Holder(2).other, 13);
  new (&point) Point{1, 1};
  check::host(point.x, 1);
  throw_free: check::host(static_cast<int>(scalar), 13);
  if (scalar < 0) goto throw_free;
  check::host(static_cast<long>(scalar) + (long)scalar + int(scalar), 39);
  try {
    throw scalar;
  } catch (int caught) {
    check::host(caught, 13);
  }
}

int main() {
  check::start("managed_variables");
  check::device(initialised, 5);
  check::device(matrix[1][0], 4);
  check::device(space::deep::inside, 9);
  assignments();
  aggregates();
  unevaluated();
  scopes();
  statements();
  scalar = 1;
  kernel<<<scalar, initialised>>>();
  check::call(cudaDeviceSynchronize());
  check::device(array[3], 7);
  check::device(point.x, 5);
  return check::finish();
}
