// nvcc: --extended-lambda
// What the trait macros and the type traits say of the wrappers.
#include "check.h"

#include <type_traits>
#include <utility>

template <class F> int kind() {
  return __nv_is_extended_device_lambda_closure_type(F) * 100 +
         __nv_is_extended_host_device_lambda_closure_type(F) * 10 +
         __nv_is_extended_device_lambda_with_preserved_return_type(F);
}
template <class F> int kind_of(F) { return kind<F>() + kind<const F>() * 0; }
template <class F, bool = __nv_is_extended_device_lambda_closure_type(F)> struct Chosen {
  static const int value = 1;
};
template <class F> struct Chosen<F, true> {
  static const int value = 2;
};
template <class F> int chosen(F) { return Chosen<F>::value; }
template <class F> int copies(F f) {
  return std::is_copy_constructible<F>::value * 8 + std::is_move_constructible<F>::value * 4 +
         std::is_copy_assignable<F>::value * 2 + std::is_trivially_copyable<F>::value;
}
template <class F> int empties(F f) { return std::is_empty<F>::value * 2 + std::is_polymorphic<F>::value; }
template <class F, class... A> using Result = decltype(std::declval<F &>()(std::declval<A>()...));

int main() {
  check::start("extended_lambda_traits");
  int a = 1;
  auto plain = [=](int x) { return x + a; };
  auto device = [=] __device__(int x) { return x + a; };
  auto stateless = [] __device__(int x) { return x; };
  auto typed = [=] __device__(int x) -> double { return x + a; };
  auto both = [=] __host__ __device__(int x) { return x + a; };
  auto pointer = [] __host__ __device__(int x) { return x + 1.5f; };
  auto generic = [] __device__(auto x) { return x; };
  auto host = [=] __host__(int x) { return x + a; };
  const volatile auto qualified = stateless;
  check::host(kind_of(plain), 0);
  check::host(kind_of(host), 0);
  check::host(kind_of(device), 100);
  check::host(kind_of(stateless), 100);
  check::host(kind_of(typed), 101);
  check::host(kind_of(both), 10);
  check::host(kind_of(pointer), 10);
  check::host(kind_of(generic), 100);
  check::host(kind<decltype(qualified)>(), 100);
  check::host(kind<const decltype(typed)>(), 101);
  check::host(kind<int>() + kind<decltype(both) *>() + kind<decltype(device) &>(), 0);
  check::host(chosen(device) * 10 + chosen(both), 21);
  check::host(copies(device) * 100 + copies(stateless), 1515);
  check::host(copies(both) * 100 + copies(pointer), 1213);
  check::host(empties(stateless) * 100 + empties(device) * 10 + empties(pointer), 202);
  check::host(std::is_same<Result<decltype(device), int>, int>::value, 1);
  check::host(std::is_same<Result<decltype(typed), int>, double>::value, 1);
  check::host(std::is_same<Result<decltype(both), int>, int>::value, 1);
  check::host(std::is_same<Result<decltype(pointer), int>, float>::value, 1);
  check::host(std::is_convertible<decltype(pointer), float (*)(int)>::value, 1);
  check::host(std::is_convertible<decltype(both), int (*)(int)>::value, 0);
  return check::finish();
}
