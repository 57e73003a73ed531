// Free device functions: return types (deduced, references, trailing), parameters of every form, storage, attributes, constexpr.
#include "check.h"

#include <cstddef>
#include <initializer_list>
#include <type_traits>


struct Pair {
  int a, b;
};

// Return types.
__device__ auto deduced(int x) { return x + 1; }
__device__ auto &deduced_reference(int &x) { return x; }
__device__ auto *deduced_pointer(int *x) { return x + 1; }
__device__ const auto deduced_const(int x) { return x * 1.5; }
__device__ decltype(auto) deduced_exactly(int &x) { return (x); }
__device__ auto trailing(int x) -> int { return x + 2; }
__device__ auto trailing_decltype(int x) -> decltype(x + 1.0) { return x + 1.0; }
template <class T> __device__ auto trailing_dependent(T x) -> decltype(x + x) { return x + x; }
template <class T> __device__ auto deduced_template(T x) { return x; }
__device__ int &reference(int *x) { return *x; }
__device__ int *pointer(int *x) { return x; }
__device__ void nothing(int *x) {
  *x += 1;
  return;
}
__device__ int (*function_pointer())(int) { return trailing; }
__device__ int (&array_reference(int (&x)[2]))[2] { return x; }
__device__ Pair aggregate(int x) { return {x, x + 1}; }
__device__ const char *text() { return "device"; }
__device__ struct Pair elaborated() { return {3, 4}; }
unsigned __device__ int split_type() { return 4u; }
int __device__ __forceinline__ after_type() { return 5; }

// Parameters.
__device__ int by_reference(int &x, const int &y, int &&z) { return x + y + z; }
__device__ int unnamed(int, float, const Pair &) { return 6; }
__device__ int defaults(int a, int b = 7, int c = sizeof(Pair), Pair d = {1, 2}, int e = trailing_dependent(4)) {
  return a + b + c + d.a + e;
}
__device__ int arrays(int a[], const int b[2], int (&c)[2], int (*d)[2]) { return a[0] + b[1] + c[0] + (*d)[1]; }
__device__ int functions(int f(int), int (*g)(int), int (&h)(int)) { return f(1) + g(1) + h(1); }
__device__ int is_volatile(volatile int a, volatile int &b, const volatile int &c, volatile int *d) { return a + b + c + *d; }
__device__ int is_const(const int a, const int *const b, int *__restrict__ c) { return a + *b + *c; }
template <class... A> __device__ int pack(A... values) { return (0 + ... + static_cast<int>(values)); }
template <class... A> __device__ int pack_references(int first, A &&...values) { return (first + ... + values); }
template <class T, class... A> __device__ int recursive(T first, A... rest) {
  if constexpr (sizeof...(rest) == 0) return first;
  else return first + recursive(rest...);
}
template <class T, std::size_t N> __device__ int size_of(T (&)[N]) { return N; }
template <class T> __device__ int deduced_list(std::initializer_list<T> list) { return static_cast<int>(list.size()); }
__device__ int attributed([[maybe_unused]] int a, int b __attribute__((unused))) { return 9; }
__device__ int qualified(std::integral_constant<int, 1> const &p, ::Pair q) { return p.value + q.b; }
__device__ int variadic(const char *, ...) { return 10; }

// Declared with the name of a function type.
typedef int Unary(int);
__device__ Unary by_name, never_defined;
extern __device__ Unary extern_by_name;
__host__ __device__ Unary both_by_name;
__device__ int by_name(int x) { return x + 29; }
__device__ int extern_by_name(int x) { return x + 30; }
__host__ __device__ int both_by_name(int x) { return x + 31; }

// Storage and linkage.
static __device__ int is_static(int x) { return x + 11; }
inline __device__ int is_inline(int x) { return x + 12; }
__device__ inline static int both_static_inline(int x) { return x + 13; }
extern __device__ int declared(int x);
__device__ int declared(int);
__device__ int declared(int x) { return x + 14; }
extern "C" __device__ int c_linkage(int x) { return x + 15; }
extern "C" {
__device__ int in_c_block(int x) { return x + 16; }
}
__noinline__ __device__ int not_inlined(int x) { return x + 17; }
__device__ __noinline__ static int static_not_inlined(int x) { return x + 18; }
[[nodiscard]] __device__ int nodiscard(int x) { return x + 19; }
__device__ [[noreturn]] void never() {
  while (true) {
  }
}
__device__ int throws_nothing(int x) noexcept { return x + 20; }
__device__ int throws_if(int x) noexcept(sizeof(int) > 2) { return x + 21; }
__attribute__((const)) __device__ int gnu_const(int x) { return x + 22; }
namespace {
__device__ int anonymous(int x) { return x + 23; }
template <class T> __device__ T anonymous_template(T x) { return x + 24; }
} // namespace

// Overloads by parameter type and by constraint.
__device__ int overloaded(int) { return 25; }
__device__ int overloaded(double) { return 26; }
int overloaded(const char *) { return 27; }
template <class T> __device__ std::enable_if_t<std::is_pointer<T>::value, int> overloaded(T) { return 28; }

// constexpr functions keep their bodies.
__device__ constexpr int constant(int x) { return x * 2; }
constexpr __device__ __forceinline__ int constant_loop(int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i) sum += i;
  return sum;
}
static_assert(constant_loop(4) == 6, "");
template <int N> struct Bound {
  int values[N];
};

__global__ void values(int *to) {
  int i = 0, x = 1, pair[2] = {1, 2};
  to[i++] = deduced(1) + deduced_reference(x) + *deduced_pointer(pair) + static_cast<int>(deduced_const(2)) + deduced_exactly(x);
  to[i++] = trailing(1) + static_cast<int>(trailing_decltype(1)) + trailing_dependent(2) + deduced_template(3);
  nothing(&reference(pointer(&x)));
  to[i++] = x + function_pointer()(1) + array_reference(pair)[1] + aggregate(1).b + text()[0] + elaborated().a;
  to[i++] = split_type() + after_type() + by_reference(x, 2, 3) + unnamed(1, 2, {3, 4}) + defaults(1);
  to[i++] = arrays(pair, pair, pair, &pair) + functions(trailing, trailing, trailing);
  to[i++] = is_volatile(1, x, x, &x) + is_const(1, &x, pair);
  to[i++] = pack() + pack(1, 2.5, 'c') + pack_references(1, x, pair[1]) + recursive(1, 2, 3) + size_of(pair);
  to[i++] = deduced_list({1, 2, 3}) + attributed(1, 2) + qualified({}, {3, 4});
  to[i++] = is_static(0) + is_inline(0) + both_static_inline(0) + declared(0) + c_linkage(0) + in_c_block(0);
  to[i++] = not_inlined(0) + static_not_inlined(0) + nodiscard(0) + throws_nothing(0) + throws_if(0) + gnu_const(0);
  to[i++] = anonymous(0) + anonymous_template(0) + overloaded(1) + overloaded(1.0) + overloaded(to);
  to[i++] = constant(21) + constant_loop(4) + static_cast<int>(sizeof(Bound<constant(2)>));
  to[i++] = by_name(0) + extern_by_name(0) + both_by_name(0);
  if (to == nullptr) never();
}

int main() {
  check::start("device_functions");
  int *to = check::shared_value<int>(13);
  values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {2 + 1 + 2 + 3 + 1, 3 + 2 + 4 + 3, 2 + 3 + 2 + 2 + 'd' + 3, 4 + 5 + 7 + 6 + (1 + 7 + 8 + 1 + 8),
                          1 + 2 + 1 + 2 + 9, 7 + 4, 0 + 102 + 5 + 6 + 2, 3 + 9 + 5, 81, 117, 23 + 24 + 25 + 26 + 28,
                          42 + 6 + 16, 29 + 30 + 31};
  for (int i = 0; i < 13; ++i) check::device(to[i], expected[i]);
  check::host(both_by_name(1), 32);
  check::host(overloaded("host"), 27);
  check::host(sizeof(Bound<6>), 24);
  return check::finish();
}
