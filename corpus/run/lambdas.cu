// Ordinary lambdas beside CUDA: in host functions, in device and template code, in initialisers, generic, immediately called.
#include "check.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

__managed__ int managed;
__device__ int device_value = 2;

__global__ void add(int *to, int x) { *to += x; }
template <class T> __global__ void add_any(T *to, T x) { *to += x; }

const auto at_namespace_scope = [](int x) { return x + 1; };
static int initialised = [] { return at_namespace_scope(1); }();
namespace {
auto hidden = [](auto x) { return x * 2; };
}
inline auto inline_variable = [](int x) mutable { return ++x; };

// In device code nothing of a lambda remains on the host.
__device__ int device_lambdas(int x) {
  const auto by_value = [=](int y) { return x + y; };
  const auto by_reference = [&](auto y) { return x += y; };
  const auto nested = [&] { return [=] { return by_value(1); }(); };
  auto with_return = [](int y) -> int { return y; };
  auto changing = [n = 0]() mutable { return ++n; };
  return by_value(1) + by_reference(2) + nested() + with_return(3) + changing() + device_value;
}
__host__ __device__ int both_lambdas(int x) {
  const auto twice = [](int y) { return 2 * y; };
  return [&] { return twice(x) + [x] { return x; }(); }();
}
template <class T> __device__ T template_lambdas(T x) {
  return [x](auto... y) { return (x + ... + y); }(1, 2, 3);
}
__global__ void kernel_lambdas(int *to) {
  const auto store = [to](int i, int value) { to[i] = value; };
  store(0, device_lambdas(1));
  store(1, both_lambdas(2));
  store(2, template_lambdas(3));
  [&] { store(3, 4); }();
}

struct Object {
  int member = 5;
  std::function<int(int)> function = [this](int x) { return x + member; };
  int by_this() { return [this] { return member; }(); }
  int by_copy() { return [*this]() mutable { return ++member; }(); }
  int by_default() const { return [=] { return this->member; }(); }
  void launch(int *to) {
    const auto run = [this, to] { add<<<1, 1>>>(to, member); };
    run();
  }
};

template <class F> int twice(F f) { return f() + f(); }
template <class T> int in_template(T value, int *to) {
  const auto launch = [&](auto x) { add_any<<<1, 1>>>(to, static_cast<int>(x + value)); };
  launch(1), launch(1.5);
  return [value] { return static_cast<int>(value) + managed; }();
}
int as_default(int x = [] { return managed + 1; }()) { return x; }
int recursive(int n) {
  const auto self = [](auto self, int n) -> int { return n == 0 ? 0 : n + self(self, n - 1); };
  return self(self, n);
}

int main() {
  check::start("lambdas");
  int *to = check::shared_value<int>(4);
  kernel_lambdas<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {2 + 3 + 2 + 3 + 1 + 2, 6, 9, 4};
  for (int i = 0; i < 4; ++i) check::device(to[i], expected[i]);

  managed = 10;
  check::host(at_namespace_scope(1) + initialised + hidden(2) + inline_variable(3), 2 + 2 + 4 + 4);
  check::host(both_lambdas(2), 6);
  Object object;
  check::host(object.function(1) + object.by_this() + object.by_copy() + object.by_default(), 6 + 5 + 6 + 5);
  to[0] = 0;
  object.launch(to);
  check::host(in_template(2, to), 12);
  check::device(check::settled(to), 5 + 3 + 3);
  check::host(twice([] { return ++managed; }), 23);
  check::host(as_default() + recursive(4), 23);
  const auto writes = [](int value) { managed = value; };
  writes(3);
  const auto reads = [copy = managed, &alias = managed] { return copy + alias; };
  managed = 4;
  check::host(reads(), 7);
  std::vector<int> values(5);
  std::iota(values.begin(), values.end(), managed);
  std::transform(values.begin(), values.end(), values.begin(), [&](int x) { return x * managed; });
  check::host(std::accumulate(values.begin(), values.end(), 0, [](int a, int b) { return a + b; }), 120);
  std::for_each(values.begin(), values.end(), [=](int x) { add<<<1, 1>>>(to, x); });
  int (*pointer)(int) = [](int x) { return x + 6; };
  check::host(pointer(1) + (+[] { return 1; })(), 8);
  check::host([](int x, auto y, int z = 3) noexcept { return x + y + z; }(1, 2), 6);
  switch ([] { return managed; }()) {
  case 4: check::host(managed, 4);
  }
  for (auto run : {+[] { return 1; }, +[] { return 2; }}) initialised += run();
  check::host(initialised, 5);
  return check::finish();
}
