// nvcc: --extended-lambda
// Return types of extended lambdas that are deduced: they are part of the wrapper's type, and so of the kernels' names.
#include "check.h"

#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

template <class F> __global__ void run(F f, int *to) { *to += static_cast<int>(f(2)); }
static int *target;
template <class Type, class F> void launch(F f, int expected) {
  static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(F), "the return type is known");
  static_assert(std::is_same<decltype(f(2)), Type>::value, "the type that is deduced");
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}
template <class F> __global__ void follow(F f, int *to) { *to += *f(2); }
template <class Type, class F> void launch_pointer(F f, int expected) {
  static_assert(std::is_same<decltype(f(2)), Type>::value, "the type that is deduced");
  *target = 0;
  follow<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}
template <class F> __global__ void ask(F f) { f(2); }
template <class F> void launch_nothing(F f) {
  static_assert(std::is_same<decltype(f(2)), void>::value, "nothing is returned");
  ask<<<1, 1>>>(f);
}

template <class T> struct Box {
  T held;
  __host__ __device__ T get() const { return held; }
  __host__ __device__ operator int() const { return static_cast<int>(held); }
};
template <class T> __host__ __device__ auto twice(T value) { return value + value; }
__device__ double halved(int value) { return value / 2.0; }
struct Pick {
  __host__ __device__ int of(int &) const { return 1; }
  __host__ __device__ short of(const int &) const { return 2; }
};

namespace n {
enum class Level : unsigned char { low, high };
struct Holder {
  long member = 4;
  int other(int a) {
    launch<long>([this] __device__(int i) -> auto { return member + i; }, 6);
    launch<long>([=] __device__(int i) -> decltype(auto) { return this->member * i; }, 8);
    launch<float>([=, f = 1.5f] __device__(int i) -> auto { return f * i + a; }, 3 + a);
    return a;
  }
};
}

int values(int x, short s, Box<char> box) {
  const int constant = 7;
  double d = 0.5;
  int &reference = x;
  unsigned char bytes[2][3] = {{1, 2, 3}, {4, 5, 6}};
  std::pair<int, long> pair(x, 5);
  launch<int>([=] __device__(int i) -> auto { return i + x; }, 2 + x);
  launch<double>([=] __device__(int i) -> decltype(auto) { return i + d; }, 2);
  launch<short>([s] __device__(int) -> auto { return s; }, s);
  launch<short>([s] __device__(int) -> decltype(auto) { return s; }, s);
  launch<const short &>([s] __device__(int) -> decltype(auto) { return (s); }, s);
  launch<char>([=] __device__(int i) -> auto { return i ? box.held : '\0'; }, 'a');
  launch<Box<char>>([=] __device__(int) -> auto { return box; }, 'a');
  launch<int>([=] __device__(int i) -> const auto { return i + constant; }, 9);
  launch_pointer<const int *>([=] __device__(int) -> auto * { return &x; }, x);
  launch_pointer<const int *>([=] __device__(int) -> const auto * { return &reference; }, x);
  launch_pointer<int *>([=] __device__(int) mutable -> auto * { return &x; }, x);
  launch<const unsigned char &>([=] __device__(int i) -> auto & { return bytes[1][i]; }, 6);
  launch<const double &>([=] __device__(int) -> const auto & { return d; }, 0);
  launch<const double &>([=] __device__(int) -> auto && { return d; }, 0);
  launch<long>([=] __device__(int) -> auto { return pair.second; }, 5);
  launch<double>([=] __device__(int i) -> auto { return halved(i) + twice(x); }, 1 + 2 * x);
  launch<float>([] __device__(int i) -> auto { return twice(1.25f) * i; }, 5);
  launch<short>([=] __device__(int) -> auto { return Pick().of(x); }, 2);
  launch<int>([=] __device__(int) mutable -> auto { return Pick().of(x); }, 1);
  launch<unsigned>([] __device__(int) -> auto { return threadIdx.x; }, 0);
  launch<unsigned>([=] __device__(int i, unsigned q = 3) -> auto { return i + q; }, 5);
  launch<n::Level>([] __device__(int i) -> auto { return i ? n::Level::high : n::Level::low; }, 1);
  return reference + constant;
}

int bodies(int x) {
  launch<float>([=] __device__(int i) -> auto {
    if (i < 0) return 0.0f;
    float sum = 0;
    for (int at = 0; at < i; ++at) sum += x;
    return sum;
  }, 2 * x);
  launch<unsigned long long>([=] __device__(int i) -> auto {
    const auto wide = 3ull * x;
    auto more = wide + i;
    return more;
  }, 3 * x + 2);
  launch<double>([=] __device__(int i) -> auto {
    double table[4] = {0, 1, 2.5, 3};
    auto &entry = table[i];
    return entry + table[1];
  }, 3);
  launch<short>([=] __device__(int i) -> auto {
    struct Local {
      static __device__ long twice(long a) { return 2 * a; }
      __device__ const char *name() const { return "local"; }
    };
    auto inner = [=](int k) { return Local::twice(k + x); };
    if (inner(1) < 0) return static_cast<short>(0);
    return static_cast<short>(i);
  }, 2);
  launch<long>([=, more = x + 1l] __device__(int i) -> auto {
    switch (i) {
    case 2: {
      auto result = more * i;
      return result;
    }
    default: return more;
    }
  }, 2 * x + 2);
  auto kept = [=] __device__(int i) -> auto { return i * x; };
  launch<int>(kept, 2 * x);
  auto both = [=] __host__ __device__(int i) -> auto { return i * 0.5 + x; };
  check::host(static_cast<long>(both(4)), 2 + x);
  auto exact = [=] __host__ __device__(int i) -> decltype(auto) { return i + x; };
  check::host(exact(4), 4 + x);
  auto nothing = [] __device__(int) -> auto {};
  launch_nothing(nothing);
  auto leaves = [=] __device__(int i) -> decltype(auto) {
    if (i) return;
  };
  launch_nothing(leaves);
  return x;
}

int main() {
  check::start("extended_lambda_deduced");
  target = check::shared_value<int>();
  check::host(values(3, 4, {'a'}), 10);
  check::host(bodies(5), 5);
  check::host(check::shared_value<n::Holder>()->other(6), 6); // `this` is a place that kernels can read
  return check::finish();
}
