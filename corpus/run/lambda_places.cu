// nvcc: --extended-lambda
// Extended lambdas inside host lambdas, in every kind of statement, with *this, arrays, many captures and generic ones.
#include "check.h"

template <class F> __global__ void call(F f, int *out) { *out = f(); }
template <class F> __global__ void call_with(F f, int value, int *out) { *out = f(value); }
template <class F> static int run(F f) {
  static int *const out = check::shared_value<int>();
  *out = -1;
  call<<<1, 1>>>(f, out);
  return check::settled(out);
}
template <class F> static int run_with(F f, int value) {
  static int *const out = check::shared_value<int>();
  *out = -1;
  call_with<<<1, 1>>>(f, value, out);
  return check::settled(out);
}

static int nested(int a) {
  auto host = [&](int b) {
    auto inner = [=](int c) {
      int local = c + 1;
      return run([=] __device__ { return a + b + c + local; });
    };
    return inner(b + 1);
  };
  return host(10);
}
static int statements(int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i) sum += run([i] __device__ { return i; });
  for (int value : {1, 2}) sum += run([=] __device__ { return value; });
  if (int x = n; x > 0) sum += run([=] __device__ { return x; });
  else sum += run([=] __device__ { return x - 1; });
  switch (n) {
    case 2: { sum += run([=] __device__ { return n * 10; }); break; }
    default: sum += run([] __device__ { return 0; });
  }
  while (n > 0) { sum += run([n] __device__ { return n; }); --n; }
  try { throw 5; } catch (int caught) { sum += run([caught] __device__ { return caught; }); }
  do sum += run([] __device__ { return 1; }); while (false);
  return sum += run([=] __device__ { return n + 3; }), sum;
}
struct Counter {
  int count;
  int scale[2];
  int by_copy() const { return run([*this] __device__ { return count * scale[1]; }); }
  int several() { return run([=, *this] __device__ () mutable { count += 1; return count + scale[0]; }); }
  template <class T> int generic(T more) const {
    return run([copy = *this, more] __device__ { return copy.count + int(more); });
  }
  static int of_class(int value) { return run([value] __device__ { return value + 1; }); }
  int operator()(int value) const { return run([value, *this] __device__ { return value + count; }); }
  operator int() const { return run([*this] __device__ { return count; }); }
};
static int arrays() {
  int list[3] = {1, 2, 3}, grid[2][2] = {{4, 5}, {6, 7}};
  const float reals[2] = {8, 9};
  struct { int x; } *nothing = nullptr;
  (void)nothing;
  return run([=] __device__ { return list[2] + grid[1][0] + int(reals[1]); }) +
         run([list] __device__ () mutable { list[0] = 9; return list[0] + list[1]; });
}
static int both(long a, long b, long c) {
  auto f = [=] __host__ __device__ (int d) { return int(a + b + c + d); };
  auto g = [] __host__ __device__ (int d) -> int { return d * 2; };
  auto h = [a](int d) { return int(a) * d; };
  check::device(run_with(f, 4), a + b + c + 4);
  check::device(run_with(g, 5), 10);
  return f(1) + g(2) + h(3);
}
static int generic(int a) { return run_with([a] __device__ (auto value) { return a + int(value); }, 6); }

int main() {
  check::start("lambda_places");
  check::device(nested(1), 1 + 10 + 11 + 12);
  check::device(statements(2), 1 + 3 + 2 + 20 + 3 + 5 + 1 + 3);
  Counter counter{3, {4, 5}};
  check::device(counter.by_copy(), 15);
  check::device(counter.several(), 8);
  check::device(counter.generic(2.5), 5);
  check::device(Counter::of_class(1), 2);
  check::device(counter(7), 10);
  check::device(int(counter), 3);
  check::device(arrays(), 3 + 6 + 9 + 9 + 2);
  check::device(generic(2), 8);
  check::host(both(1, 2, 3), 7 + 4 + 3);
  check::host(counter.count, 3);
  return check::finish();
}
