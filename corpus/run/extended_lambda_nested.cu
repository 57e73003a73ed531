// nvcc: --extended-lambda
// Extended lambdas in every place of a function: in other lambdas, arguments, conditions, launches, returns, macros.
#include "check.h"

#include <functional>

template <class F> __global__ void run(F f, int *to) { *to += f(); }
template <class F, class G> __global__ void run_both(F f, G g, int *to) { *to += f() * g(); }
static int *target;
template <class F> int launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
  return sizeof(f);
}
template <class F, class G> int launch_both(F f, G g, int expected) {
  *target = 0;
  run_both<<<1, 1>>>(f, g, target);
  check::device(check::settled(target), expected);
  return sizeof(f) + sizeof(g);
}
template <class F> auto make(F f) { return f; }
template <class F> struct Keeps {
  F function;
  int go(int expected) { return launch(function, expected); }
};
#define DEVICE [=] __device__
#define TWICE(x) launch(DEVICE { return 2 * (x); }, 2 * (x))

// These are ordinary lambdas to the device compiler: they stand outside a function's body.
auto at_namespace_scope = [] __host__ __device__(int x) { return x + 1; };
int initialised = [](int x) { return x + 1; }(1);
int as_default(int x = [] __host__ { return 4; }()) { return x; }
struct Member {
  std::function<int(int)> function = [] __host__ __device__(int x) { return x + 2; };
};

int places(int a, int b) {
  int total = launch_both([=] __device__ { return a; }, [=] __host__ __device__ { return a + b; }, 3);
  total += launch_both([] __device__ { return 2; }, [] __device__ { return 3; }, 6);
  const auto outer = [=](int more) {
    const auto middle = [more, a] {
      return launch([=] __device__ { return more + a; }, 6);
    };
    return middle() + launch([=] __device__ { return b + more; }, 7);
  };
  total += outer(5);
  const auto by_reference = [&] { return launch([a, b] __device__ { return a - b; }, -1); };
  total += by_reference();
  if (launch([=] __device__ { return a; }, 1) == sizeof(int)) total += 1;
  while (launch([=] __device__ { return b; }, 2) != 4) ++total;
  for (auto kept = make([=] __device__ { return a + 7; }); total < 1000; total += 1000) launch(kept, 8);
  auto inside = make([=] __device__ { return a + b; });
  Keeps<decltype(inside)> keeps = {inside};
  total += keeps.go(3);
  total += TWICE(a) + TWICE(a + b);
  auto chosen = a == 1 ? launch([=] __device__ { return 1; }, 1) : launch([=] __device__ { return b; }, 2);
  auto first = [=] __device__ { return a; };
  auto second = first;
  total += launch(first, 1) + launch(second, 1) + chosen;
  run<<<[] { return 1; }(), 1, 0, cudaStream_t()>>>([=] __device__ { return a; }, (target[0] = 0, target));
  check::device(check::settled(target), 1);
  (void)launch([=] __device__ { return ({ int x = a; x + b; }); }, 3), total++;
  struct Local {
    int plain(int x) { return [=] { return x + 1; }(); }
  };
  total += Local().plain(1);
  return total + launch([=]
                        __device__  // the attribute on a line of its own
                            () {
                          // a comment
                          const int here = __LINE__;
                          return here > 0 ? a : b;
                        },
                        1);
}

int main() {
  check::start("extended_lambda_nested");
  target = check::shared_value<int>();
  check::host(places(1, 2), 1087);
  check::host(at_namespace_scope(1) + initialised + as_default() + Member().function(1), 2 + 2 + 4 + 3);
  return check::finish();
}
