// nvcc: --extended-lambda
// Captured arrays of one to seven dimensions, of scalars, classes and constants, by value.
#include "check.h"

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> long launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
  return sizeof(F) * 10 + alignof(F);
}
struct Point {
  int x, y;
  __host__ __device__ Point(int x = 1, int y = 2) : x(x), y(y) {}
};
typedef int Row[3];
using Grid = Row[2];
template <class T, int N> long in_template(T (&list)[N]) {
  return launch([=] __device__() { return static_cast<int>(list[N - 1]); }, static_cast<int>(list[N - 1]));
}

int main() {
  check::start("extended_lambda_arrays");
  target = check::shared_value<int>();
  int one[4] = {1, 2, 3, 4};
  double two[2][3] = {{1, 2, 3}, {4, 5, 6}};
  char three[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
  int four[1][2][1][2] = {{{{1, 2}}, {{3, 4}}}};
  short five[1][1][1][1][2] = {{{{{1, 2}}}}};
  int six[1][1][1][1][1][2] = {{{{{{1, 2}}}}}};
  long seven[1][2][1][1][1][1][2] = {{{{{{{1, 2}}}}}, {{{{{3, 4}}}}}}};
  Point points[2] = {{3, 4}, {5, 6}};
  const Point constants[1][2] = {{{7, 8}, {9, 10}}};
  const int numbers[3] = {1, 2, 3};
  Grid grid = {{1, 2, 3}, {4, 5, 6}};
  const char text[] = "abc";
  int *pointers[2] = {nullptr, nullptr};
  check::host(launch([=] __device__() { return one[3]; }, 4), 164);
  check::host(launch([=] __device__() { return static_cast<int>(two[1][2] + one[0]); }, 7), 648);
  check::host(launch([=] __device__() { return three[1][0][1]; }, 6), 81);
  check::host(launch([=] __device__() { return four[0][1][0][1]; }, 4), 164);
  check::host(launch([=] __device__() { return five[0][0][0][0][1]; }, 2), 42);
  check::host(launch([=] __device__() { return six[0][0][0][0][0][1]; }, 2), 84);
  check::host(launch([=] __device__() { return static_cast<int>(seven[0][1][0][0][0][0][1]); }, 4), 328);
  check::host(launch([points] __device__() { return points[1].y; }, 6), 164);
  check::host(launch([=] __device__() { return constants[0][1].x; }, 9), 164);
  check::host(launch([=] __device__() { return numbers[2]; }, 3), 124);
  check::host(launch([=] __device__() mutable { return grid[1][2] += one[1]; }, 8), 404);
  check::host(launch([=] __device__() { return text[1] + static_cast<int>(sizeof(text)); }, 'b' + 4), 41);
  check::host(launch([=] __device__() { return pointers[0] == pointers[1]; }, 1), 168);
  check::host(in_template(one) + in_template(grid[1]), 164 + 124);
  auto both = [=] __host__ __device__() { return one[2] + static_cast<int>(two[0][1]) + points[0].x; };
  check::host(both() + sizeof(both), 3 + 2 + 3 + 88);
  return check::finish();
}
