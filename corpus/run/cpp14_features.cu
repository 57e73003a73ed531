// nvcc: -std=c++14
// C++14 as host and device language: variable templates, generic lambdas, relaxed constexpr, digit separators, aliases.
#include "check.h"

template <class T> constexpr T pi = T(3.14159);
template <class T> __device__ T scale = T(2);
template <class T> constexpr int size_of = sizeof(T);
template <> constexpr int size_of<char> = 100;
constexpr __host__ __device__ int factorial(int n) {
  int product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}
template <class T> using pointer = T *;
template <class... T> struct count { static constexpr int value = sizeof...(T); };
[[deprecated("old")]] inline int unused() { return 0b1010'1010; }
template <class T> __global__ void scaled(pointer<T> out) { *out = T(pi<T> * scale<T>); }
__global__ void computed(int *out) { *out = factorial(4) + size_of<int> + size_of<char> + count<int, char>::value + 1'000; }
__device__ auto deduced(bool which) { if (which) return 1; return 2; }
template <class T> __device__ decltype(auto) passed(T &&value) { return static_cast<T &&>(value); }
__global__ void returned(int *out) { int local = 3; *out = deduced(true) + deduced(false) + passed(local) + passed(4); }
struct Aggregate { int a = 1, b = 2; };
static auto generic = [](auto a, auto b) { return a + b; };

int main() {
  check::start("cpp14_features");
  int *out = check::shared_value<int>();
  float *real = check::shared_value<float>();
  scaled<float><<<1, 1>>>(real);
  check::device(long(check::settled(real) * 100), 628);
  computed<<<1, 1>>>(out);
  check::device(check::settled(out), 24 + 4 + 100 + 2 + 1000);
  returned<<<1, 1>>>(out);
  check::device(check::settled(out), 10);
  Aggregate aggregate{5};
  auto moved = [value = aggregate.a, out](int more) { return value + more + (out != nullptr); };
  check::host(generic(1, 2) + long(generic(1.5, 2.5)) + moved(3), 3 + 4 + 9);
  check::host(factorial(5) + size_of<long>, 128);
  check::host(aggregate.b, 2);
  return check::finish();
}
