// nvcc: --extended-lambda
// The functions that wrappers name: namespaces of every kind, linkages, overloads, types that are hard to spell.
#include "check.h"

#include <type_traits>

template <class F> __global__ void run(F f, int *to) { *to += f(); }
static int *target;
template <class F> void launch(F f, int expected) {
  *target = 0;
  run<<<1, 1>>>(f, target);
  check::device(check::settled(target), expected);
}

namespace outer {
inline namespace v1 {
int in_inline(int a) {
  launch([=] __device__() { return a; }, a);
  return a;
}
}
namespace {
int unnamed(int a) {
  launch([=] __device__() { return a + 1; }, a + 1);
  return a;
}
struct Hidden {
  int method(int a) const {
    launch([=] __device__() { return a + 2; }, a + 2);
    return a;
  }
};
}
namespace nested::deeper {
static int internal(int a) {
  launch([=] __device__() { return a + 3; }, a + 3);
  return a;
}
}
int from_here(int a) { return in_inline(a) + unnamed(a) + Hidden().method(a) + nested::deeper::internal(a); }
}
namespace {
int at_top(int a) {
  launch([=] __device__() { return a + 4; }, a + 4);
  return a;
}
}
extern "C" int c_linkage(int a, ...) {
  launch([=] __device__() { return a + 5; }, a + 5);
  return a;
}
extern "C" {
static int c_block(int a) {
  launch([=] __device__() { return a + 6; }, a + 6);
  return a;
}
}
int never_throws(int a) noexcept {
  launch([=] __device__() { return a + 7; }, a + 7);
  return a;
}
int maybe_throws(int a) noexcept(sizeof(a) == 4) {
  launch([=] __device__() { return a + 8; }, a + 8);
  return a;
}
int overloaded(int a) {
  launch([=] __device__() { return a + 9; }, a + 9);
  return 1;
}
int overloaded(double a) {
  launch([=] __device__() { return static_cast<int>(a) + 10; }, static_cast<int>(a) + 10);
  return 2;
}
int overloaded(const char *, int a = 3) {
  launch([=] __device__() { return a + 11; }, a + 11);
  return 3;
}
struct Value {
  int held;
  friend Value operator*(Value a, const Value &b);
};
Value operator*(Value a, const Value &b) {
  launch([=] __device__() { return a.held * b.held; }, a.held * b.held);
  return {a.held * b.held};
}
Value operator""_value(unsigned long long a) {
  launch([=] __device__() { return static_cast<int>(a); }, static_cast<int>(a));
  return {static_cast<int>(a)};
}
bool operator>>(Value a, Value b) {
  launch([=] __device__() { return a.held - b.held; }, a.held - b.held);
  return true;
}
int (*returns_function(int a))(int) {
  launch([=] __device__() { return a + 12; }, a + 12);
  return overloaded;
}
auto returns_reference(int (&a)[2]) -> int (&)[2] {
  launch([=] __device__() { return a[1]; }, a[1]);
  return a;
}
static inline const int *volatile_parameters(const volatile int a, int b[3], int c(int), int Value::*d) {
  launch([=] __device__() { return a + (d != nullptr); }, a + 1);
  return b;
}
[[nodiscard]] constexpr int *attributes([[maybe_unused]] int a, void (*)(int) = nullptr) {
  return nullptr;
}
[[gnu::noinline]] std::enable_if_t<true, int> long_type(std::conditional_t<sizeof(int) == 4, int, long> a) {
  launch([=] __device__() { return a + 13; }, a + 13);
  return a;
}
int declared_first(int, int = 5);
int declared_first(int a, int b) {
  launch([=] __device__() { return a + b; }, a + b);
  return b;
}
int function_try(int a) try {
  launch([=] __device__() { return a + 14; }, a + 14);
  throw 1;
} catch (int thrown) {
  launch([=] __device__() { return thrown; }, 1);
  return thrown;
}
__host__ __device__ int on_both(int a) {
  const auto local = [=] __host__ __device__(int x) { return x + a; };
  return local(15);
}

int main() {
  check::start("extended_lambda_names");
  target = check::shared_value<int>();
  check::host(outer::from_here(1) + at_top(1) + c_linkage(1) + c_block(1), 7);
  check::host(never_throws(1) + maybe_throws(1) + overloaded(1) + overloaded(1.0) + overloaded(""), 8);
  check::host((2_value * Value{3}).held + (Value{5} >> Value{2}), 7);
  check::host(returns_function(1)(2), 1);
  int list[2] = {3, 4};
  check::host(returns_reference(list)[1], 4);
  check::host(*volatile_parameters(1, list, nullptr, &Value::held), 3);
  check::host(attributes(1) == nullptr, 1);
  check::host(long_type(1) + declared_first(1) + function_try(1) + on_both(1), 23);
  return check::finish();
}
