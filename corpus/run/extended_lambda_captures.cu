// nvcc: --extended-lambda
// What extended lambdas capture: by list, by default in the order of the first mention, references, constants, arrays.
#include "check.h"

template <class F> __global__ void run(F f, long *to) { *to += f(); }

static long *target;
static long captured_bytes;
template <class F> void launch(F f, long expected) {
  *target = 0;
  captured_bytes = sizeof(F) * 100 + alignof(F);
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

struct Pair {
  int first, second;
};
static int global = 1;
__device__ int on_device = 100;

static void captures(int a, long &reference, const short constant, int *pointer, Pair pair) {
  const int local_constant = 5;
  constexpr long never_changes = 6;
  static int kept = 1;
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  double real = 0.5;
  const Pair pairs[2] = {{1, 2}, {3, 4}};
  auto closure = [] __device__() { return on_device; };
  launch(closure, 100);
  check::host(captured_bytes, 101);
  launch([a] __device__() { return a; }, 1);
  check::host(captured_bytes, 404);
  launch([reference, a, constant] __device__() { return reference + a + constant; }, 6);
  check::host(captured_bytes, 1608);
  launch([=] __device__() { return reference; }, 2);
  check::host(captured_bytes, 808);
  launch([=] __device__() { return local_constant + never_changes; }, 11);
  check::host(captured_bytes, 1608);
  launch([=] __device__() { int bounds[never_changes]; return sizeof(bounds) + sizeof(a) + local_constant; }, 33);
  check::host(captured_bytes, 404);
  launch([=] __device__() { return grid[1][a] + grid[0][2]; }, 8);
  check::host(captured_bytes, 2804);
  launch([=] __device__() { return pairs[a].second + pair.first; }, 11);
  check::host(captured_bytes, 2804);
  launch([=] __device__() { return static_cast<long>(real * 4) + (pointer == nullptr); }, 3);
  check::host(captured_bytes, 1608);
  launch([=] __device__() {
    int hidden = 0;
    {
      int a = 7;
      hidden += a;
    }
    struct Local {
      int real;
    } local = {3};
    return hidden + local.real + pair.second;
  }, 18);
  check::host(captured_bytes, 804);
  launch([=] __device__() {
    const auto inner = [=](int more) { return more + a; };
    const auto by_list = [local_constant](int more) { return more + local_constant; };
    const auto renamed = [a = pair.first](int more) { return more + a; };
    return inner(1) + by_list(1) + renamed(1);
  }, 2 + 6 + 8);
  check::host(captured_bytes, 1604);
  launch([pair, a] __device__() mutable {
    pair.first += a;
    return pair.first;
  }, 8);
  check::host(captured_bytes, 1204);
  check::host(kept + global, 2);
  for (int i = 0; i < 3; ++i)
    if (const int twice = 2 * i) launch([=] __device__() { return twice + i; }, 3 * i);
  for (const auto item : grid[0]) launch([=] __device__() { return item; }, item);
  try {
    throw a;
  } catch (int caught) {
    launch([=] __device__() { return caught; }, 1);
  }
  switch (const char letter = 'x') {
  case 'x': launch([=] __device__() { return letter; }, 'x');
  }
}

int main() {
  check::start("extended_lambda_captures");
  target = check::shared_value<long>();
  long referred = 2;
  captures(1, referred, 3, nullptr, {7, 8});
  return check::finish();
}
