// nvcc: --extended-lambda
// Host-device lambdas run on both sides: with and without state, mutable, noexcept, copied, moved, as function pointers.
#include "check.h"

#include <algorithm>
#include <utility>
#include <vector>

template <class F> __global__ void run(F f, int *to) { *to += f(2); }
static int *target;
template <class F> int both(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
  const int here = f(2);
  check::host(here, expected);
  return sizeof(F) * 100 + alignof(F);
}
struct Object {
  int member = 5;
  int by_copy(int p) const {
    return both([=, *this] __host__ __device__(int x) { return x + p + member; }, 10);
  }
  int by_list(int p) {
    return both([*this, p] __host__ __device__(int x) mutable { return x + p + ++member; }, 11);
  }
};
template <class T> int in_template(T t) {
  return both([=] __host__ __device__(int x) { return static_cast<int>(x * t); }, static_cast<int>(2 * t));
}
static int count_copies;
struct Counted {
  int value = 1;
  Counted() = default;
  __host__ __device__ Counted(const Counted &other) : value(other.value) {
#ifndef __CUDA_ARCH__
    ++count_copies;
#endif
  }
};

int main() {
  check::start("extended_lambda_host_device");
  target = check::shared_value<int>();
  const int a = 3;
  long b = 4;
  int list[2][2] = {{1, 2}, {3, 4}};
  check::host(both([] __host__ __device__(int x) { return x + 1; }, 3), 101);
  check::host(both([=] __host__ __device__(int x) { return x + 1; }, 3), 808);
  check::host(both([a] __host__ __device__(int x) { return x + a; }, 5), 1608);
  check::host(both([=] __host__ __device__(int x) -> int { return static_cast<int>(x + b + a); }, 9), 2408);
  check::host(both([=] __host__ __device__(int x) mutable { return static_cast<int>(x + ++b); }, 7), 1608);
  check::host(both([] __host__ __device__(int x) mutable { return ++x; }, 3), 101);
  check::host(both([] __device__ __host__(int x) noexcept { return x * 2; }, 4), 101);
  check::host(both([=] __host__ __device__(int x) mutable noexcept { return x * a; }, 6), 1608);
  check::host(both([=] __host__ __device__(int x) { return list[1][1] + x; }, 6), 2408);
  check::host(Object().by_copy(3) + Object().by_list(3), 2 * 1608);
  check::host(in_template(4) + in_template(1.5), 2 * 1608);

  auto stateless = [] __host__ __device__(int x, char y) { return x + y; };
  int (*pointer)(int, char) = stateless;
  check::host(pointer(1, 'a') + (+stateless)(2, 'b'), 98 + 100);
  auto counter = [a] __host__ __device__(int x) mutable { return x + a; };
  auto copy = counter;
  auto moved = std::move(copy);
  check::host(counter(1) + moved(2), 4 + 5);
  std::vector<decltype(counter)> closures;
  for (int i = 0; i < 5; ++i) closures.push_back(counter);
  int sum = 0;
  for (auto &closure : closures) sum += closure(1);
  check::host(sum, 20);

  Counted counted;
  auto holds = [=] __host__ __device__() { return counted.value; };
  count_copies = 0;
  auto again = holds;
  check::host(again() + holds(), 2);
  check::host(count_copies, 2);
  check::host(noexcept(stateless(1, 'a')), 0);
  auto quiet = [] __host__ __device__(int &x) noexcept -> int & { return ++x; };
  int changed = 1;
  quiet(changed) += 10;
  check::host(changed + noexcept(quiet(changed)), 13);
  std::vector<int> values = {3, 1, 2};
  std::sort(values.begin(), values.end(), [=] __host__ __device__(int x, int y) { return (x - y) * a > 0; });
  check::host(values[0] * 100 + values[1] * 10 + values[2], 321);
  return check::finish();
}
