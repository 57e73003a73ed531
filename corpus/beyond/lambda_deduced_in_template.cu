// nvcc: --extended-lambda
// A deduced return type of an extended lambda in a template: the released tool writes `auto` as a template argument.
#include "../run/check.h"

#include <type_traits>

template <class F> __global__ void run(F f, int *to) { *to += static_cast<int>(f(2)); }
static int *target;
template <class Type, class F> void launch(F f, int expected) {
  static_assert(std::is_same<decltype(f(2)), Type>::value, "the type that is deduced");
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

template <class T> T add(T value) {
  launch<decltype(value + 1)>([=] __device__(int i) -> auto { return i + value; }, 2 + static_cast<int>(value));
  launch<const T &>([=] __device__(int) -> decltype(auto) { return (value); }, static_cast<int>(value));
  launch<T>([=] __device__(int i) -> auto {
    T sum = value;
    for (int at = 0; at < i; ++at) sum += 1;
    return sum;
  }, 2 + static_cast<int>(value));
  return value;
}
template <class T> struct Box {
  T held;
  T method(short more) {
    launch<decltype(more + T())>([=] __device__(int) -> auto { return held + more; }, static_cast<int>(held) + more);
    return held;
  }
};

int main() {
  check::start("lambda_deduced_in_template");
  target = check::shared_value<int>();
  check::host(add(3), 3);
  check::host(static_cast<long>(add(2.5f)), 2);
  check::host(Box<long>{4}.method(2), 4);
  check::host(static_cast<long>(Box<double>{4.5}.method(2)), 4);
  return check::finish();
}
