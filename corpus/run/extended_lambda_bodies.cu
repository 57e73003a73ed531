// nvcc: --extended-lambda
// Return types of extended lambdas that hang on more than one returned expression: on lambdas, local classes, structured
// bindings, discarded statements, objects that are captured, and device functions that deduce theirs.
#include "check.h"

#include <type_traits>

template <class F> __global__ void run(F f, int *to) { *to += static_cast<int>(f(2)); }
static int *target;
template <class Type, class F> void launch(F f, int expected) {
  static_assert(__nv_is_extended_device_lambda_with_preserved_return_type(F), "the return type is known");
  static_assert(std::is_same<decltype(f(2)), Type>::value, "the type that is deduced");
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

__device__ auto scaled(int a) { return a * 1.5f; }
__device__ auto chained(int a) {
  auto inner = [=](int b) { return scaled(a) + b; };
  return inner(1) + 0.25;
}
template <class T> __device__ auto doubled(T value) {
  if constexpr (sizeof(T) == 8) {
    return static_cast<long>(2 * value);
  } else {
    return 2 * value;
  }
}
__device__ decltype(auto) exact(const short &value) { return (value); }
struct Meter {
  short held;
  __device__ auto read() const { return held; }
  __device__ auto operator+(int more) const { return held + 1ull * more; }
  __device__ static const auto *name() { return "meter"; }
};
struct Pair {
  int first;
  float second;
};
struct Holder {
  long member = 4;
  long other(long a) {
    launch<double>([*this] __device__(int i) -> auto { return member * 0.5 + i; }, 4);
    launch<const long &>([*this] __device__(int) -> decltype(auto) { return (member); }, 4);
    launch<long &>([*this] __device__(int) mutable -> decltype(auto) { return (this->member); }, 4);
    launch<long>([=, *this] __device__(int i) -> auto { return member + a + i; }, 6 + a);
    return a;
  }
};

int functions(int x, Meter meter) {
  launch<float>([=] __device__(int i) -> auto { return scaled(i); }, 3);
  launch<double>([=] __device__(int i) -> auto { return chained(i); }, 4);
  launch<double>([=] __device__(int i) -> auto { return doubled(i + 0.5f) + doubled(x) + 0.5; }, 5 + 2 * x);
  launch<long>([=] __device__(int i) -> auto { return doubled(i * 1.0); }, 4);
  launch<short>([=] __device__(int) -> auto { return meter.read(); }, meter.held);
  launch<unsigned long long>([=] __device__(int i) -> auto { return meter + i; }, meter.held + 2);
  launch<char>([=] __device__(int i) -> auto { return Meter::name()[i]; }, 't');
  launch<const short &>([=] __device__(int) -> decltype(auto) { return exact(meter.held); }, meter.held);
  launch<float>([=] __device__(int i) -> decltype(auto) {
    auto once = scaled(i);
    return once;
  }, 3);
  return x;
}

int bodies(int x) {
  launch<double>([=] __device__(int i) -> auto {
    auto half = [](int a) { return a * 0.5; };
    return half(i) + x;
  }, 1 + x);
  launch<float>([=] __device__(int i) -> auto { return [=](int a) { return a * 2.0f + x; }(i); }, 4 + x);
  launch<int>([=] __device__(int i) -> auto {
    auto add = [](auto a, auto b) { return a + b; };
    return add(i, static_cast<short>(x));
  }, 2 + x);
  launch<short>([=] __device__(int i) -> auto {
    struct Local {
      int value;
      __device__ short get() const { return static_cast<short>(value); }
    };
    Local local{i};
    return local.get();
  }, 2);
  launch<unsigned char>([=] __device__(int i) -> auto {
    using Byte = unsigned char;
    enum Level { low, high };
    return static_cast<Byte>(i > low ? 7 : high);
  }, 7);
  launch<double>([=] __device__(int i) -> auto {
    if constexpr (sizeof(int) == 4) {
      return i * 1.0;
    } else {
      return "never";
    }
  }, 2);
  launch<float>([=] __device__(int i) -> auto {
    auto [first, second] = Pair{i, x + 0.5f};
    return second + first;
  }, 2 + x);
  launch<float>([=] __device__(int i) -> auto {
    static const int three = 3;
    constexpr float factor = 2;
    return three * factor + i;
  }, 8);
  launch<double>([value = x + 0.5] __device__(int) -> decltype(auto) { return value; }, x);
  launch<const double &>([value = x + 0.5] __device__(int) -> decltype(auto) { return (value); }, x);
  launch<double>([x = x + 0.5, y = x + 0l] __device__(int i) -> auto { return x + y + i; }, 2 + 2 * x);
  launch<int>([inner = [=] __device__(int a) -> int { return a + x; }] __device__(int i) -> int { return inner(i); },
              2 + x);
  auto outer = [=, inner = [x] __device__(int a) { return a * x; }] __device__(int i) { return inner(i) + x; };
  *target = 0;
  run<<<1, 1>>>(outer, target);
  check::device(check::settled(target), 3 * x);
  return x;
}

int main() {
  check::start("extended_lambda_bodies");
  target = check::shared_value<int>();
  check::host(functions(3, {4}), 3);
  check::host(bodies(5), 5);
  check::host(static_cast<int>(Holder().other(6)), 6);
  return check::finish();
}
