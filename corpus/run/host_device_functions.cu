// Host-device functions in every form: both spaces see one body, guarded parts differ, and constexpr ones are constants.
#include "check.h"

#include <cmath>
#include <cstdint>
#include <type_traits>

#define HD __host__ __device__
#ifdef __CUDA_ARCH__
#define IN_DEVICE 1
#else
#define IN_DEVICE 0
#endif

HD int plain(int x) { return x + 1; }
__device__ __host__ int other_order(int x) { return x + 2; }
__host__ __device__ __forceinline__ int forced(int x) { return x + 3; }
static inline HD int static_inline(int x) { return x + 4; }
HD auto deduced(int x) { return x + 5.0; }
HD decltype(auto) deduced_exactly(int &x) { return (x); }
HD auto trailing(int x) -> long { return x + 6; }
template <class T> HD T templated(T x) { return x + 7; }
template <class T, class... R> HD auto total(T first, R... rest) {
  if constexpr (sizeof...(rest) == 0) return first;
  else return first + total(rest...);
}
HD constexpr int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
__host__ int host_annotated(int x) { return x + 8; }
int unannotated(int x) { return x + 9; }

// Guards.
HD int guarded() {
#ifdef __CUDA_ARCH__
  return 100 + static_cast<int>(threadIdx.x);
#else
  return 10;
#endif
}
HD int guarded_expression(int x) { return IN_DEVICE ? x * 2 : x * 3; }
HD unsigned population(unsigned x) {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 300
  return __popc(x);
#else
  return static_cast<unsigned>(__builtin_popcount(x));
#endif
}
#ifdef __CUDA_ARCH__
__device__ int only_in_device_pass(int x) { return x; }
#else
__device__ int only_in_device_pass(int x);
#endif

// A lambda, a local class and static constants in a body; a function-local constexpr.
HD int local_things(int x) {
  struct Local {
    int value;
    HD int get() const { return value; }
  };
  const auto lambda = [=](int y) { return x + y; };
  constexpr int two = 2;
  return Local{lambda(two)}.get();
}
template <class F> HD int call(F f) { return f(4); }

// Spaces by template argument.
template <bool B> struct Select {
  HD static int get() { return B ? 1 : 2; }
};
template <class T, std::enable_if_t<std::is_floating_point<T>::value, int> = 0> HD int kind(T) { return 1; }
template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0> HD int kind(T) { return 2; }

struct Functor {
  int add;
  HD int operator()(int x) const { return x + add; }
};

HD int uses_math(float x) { return static_cast<int>(sqrtf(x) + fabs(-2.0) + max(1, 2) + min(1u, 2u)); }
HD int uses_types(int3 v, dim3 d) { return v.x + v.y + v.z + static_cast<int>(d.x); }

// Default member functions, defaulted comparison by hand, a conversion.
struct Value {
  int x = 1;
  Value() = default;
  HD constexpr Value(int x) : x(x) {}
  Value(const Value &) = default;
  Value &operator=(const Value &) = default;
  HD constexpr operator int() const { return x; }
};
HD constexpr Value operator*(Value a, Value b) { return Value(a.x * b.x); }
constexpr Value six = Value(2) * Value(3);
static_assert(six == 6, "");

__global__ void values(int *to) {
  int i = 0, x = 1;
  to[i++] = plain(1) + other_order(1) + forced(1) + static_inline(1) + static_cast<int>(deduced(1)) + deduced_exactly(x);
  to[i++] = static_cast<int>(trailing(1)) + templated(1) + total(1, 2, 3) + factorial(4);
  to[i++] = guarded() + guarded_expression(5) + static_cast<int>(population(7)) + only_in_device_pass(1);
  to[i++] = local_things(3) + call(Functor{5}) + Select<true>::get() + kind(1.0f) + kind(1);
  to[i++] = uses_math(9) + uses_types(make_int3(1, 2, 3), dim3(4)) + six;
}

int main() {
  check::start("host_device_functions");
  int *to = check::shared_value<int>(5), x = 1;
  values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  check::device(to[0], 2 + 3 + 4 + 5 + 6 + 1);
  check::device(to[1], 7 + 8 + 6 + 24);
  check::device(to[2], 100 + 10 + 3 + 1);
  check::device(to[3], 5 + 9 + 1 + 1 + 2);
  check::device(to[4], 3 + 2 + 2 + 1 + 10 + 6);
  check::host(plain(1) + other_order(1) + forced(1) + static_inline(1) + static_cast<int>(deduced(1)), 20);
  deduced_exactly(x) = 2;
  check::host(x, 2);
  check::host(trailing(1) + templated(1) + total(1, 2, 3) + factorial(4), 45);
  check::host(guarded() + guarded_expression(5) + static_cast<int>(population(7)), 28);
  check::host(local_things(3) + call(Functor{5}) + call([](int y) { return y * 2; }), 22);
  check::host(Select<false>::get() + kind(1.0f) + kind(1) + host_annotated(1) + unannotated(1), 24);
  check::host(uses_math(9) + uses_types(make_int3(1, 2, 3), dim3(4)) + six, 24);
  int bound[factorial(3)] = {};
  check::host(sizeof bound, 24);
  return check::finish();
}
