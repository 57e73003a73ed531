// Kernel parameters of every form, in plain and in template kernels: unnamed, defaulted, const, by reference types, arrays,
// function and member pointers, structures, packs, and unnamed template parameters.
#include "check.h"

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

struct Small {
  char c;
};
struct Wide {
  double d[3];
  int i[2];
};
struct Empty {};
struct Object {
  int member = 4;
  __host__ __device__ int method(int x) const { return member + x; }
};
enum Plain { one = 1 };
enum class Scoped : short { two = 2 };
union Either {
  int i;
  float f;
};
using Callback = int (*)(int);
using Row = int[4];
typedef int Function(int);
__device__ int plus_one(int x) { return x + 1; }
__device__ Callback device_callback = plus_one;

// Plain kernels.
__global__ void nothing() {}
__global__ void nothing_but_void(void) {}
__global__ void unnamed(int, float, char) {}
__global__ void partly_named(int *to, int, int value, double) { *to = value; }
__global__ void defaults(int *to, int a = 2, int b = 3) { *to = a * b; }
__global__ void mixed(int *to, char a, short b, int c, long d, float e, double f, bool g, unsigned char h, Small s, Wide w) {
  *to = static_cast<int>(a + b + c + d + e + f + g + h + s.c + w.d[2] + w.i[1]);
}
__global__ void qualified(int *const to, const int a, const int *b, int *__restrict__ c, volatile int d, const volatile int *e) {
  *to = a + (b == nullptr) + (c == nullptr) + d + (e == nullptr);
}
__global__ void arrays(int to[], const int from[3], int rows[][2], Row row) {
  to[0] = (from == nullptr) + (rows == nullptr) + (row == nullptr);
}
__global__ void pointers(int **a, int (*b)[4], int (*c)(int), std::nullptr_t d) {}
__global__ void enumerators(int *to, Plain a, Scoped b, Either c) { *to = a + static_cast<int>(b) + c.i; }
__global__ void grid_constant(int *to, const __grid_constant__ Wide w, const int __grid_constant__ value) { *to = w.i[0] + value; }
__global__ void objects(int *to, Object a, Empty b, std::integral_constant<int, 5> c) { *to = a.member + c.value; }
__global__ void attributed(int *to, [[maybe_unused]] int a, int b __attribute__((unused))) { *to = a; }
__global__ void functions(int *to, Function f, Callback g) { *to = (f == nullptr) + (g == nullptr); }
__global__ void vectors(int *to, int4 a, float3 b, double2 c, dim3 d, cudaStream_t e) { *to = a.w + static_cast<int>(b.y + c.y) + d.z; }
__global__ void pairs(int *to, std::pair<int, int> *a, int64_t b, size_t c) { *to = static_cast<int>(b + c); }

// Template kernels: every declarator shape that a by-reference forward must respect.
template <class T> __global__ void t_plain(T *to, T value) { *to = value; }
template <class T> __global__ void t_unnamed(T *, T, int) {}
template <class T> __global__ void t_partly(T *to, int, T value, double, T *) { *to = value; }
template <class T> __global__ void t_defaults(T *to, T a = T(2), int b = sizeof(T)) { *to = a * b; }
template <class T> __global__ void t_const(T *const to, const T a, T const b, const T *c, volatile T d) { *to = a + b + (c != nullptr) + d; }
template <class T> __global__ void t_restrict(T *__restrict__ to, const T *__restrict__ const from) { *to = from == nullptr; }
template <class T> __global__ void t_arrays(T to[], const T b[3], T (*c)[2], T d[][2]) { to[0] = (b == nullptr) + (c == nullptr) + (d == nullptr); }
template <class T> __global__ void t_alias(T *to, Row row) { *to = row == nullptr; }
template <class T> __global__ void t_functions(T *to, T (*f)(T), Function g) { *to = f == nullptr; }
template <class T> __global__ void t_grid(T *to, const __grid_constant__ T value) { *to = value; }
template <class T, std::size_t N> struct Array {
  T values[N];
  using type = T;
};
template <class T, std::size_t N> __global__ void t_class(T *to, Array<T, N> values, typename Array<T, N>::type more) { *to = values.values[N - 1] + more; }
template <class T> __global__ void t_dependent(typename std::remove_reference<T>::type *to, std::decay_t<T> value) { *to = value; }
template <class... A> __global__ void t_pack(int *to, A... values) { *to = (0 + ... + values); }
template <class... A> __global__ void t_pack_pointers(int *to, A *...values) { *to = (0 + ... + (values == nullptr)); }
template <class... A> __global__ void t_pack_const(int *to, const A... values) { *to = (0 + ... + values); }
template <class... A> __global__ void t_pack_class(int *to, Array<A, 2>... values) { *to = (0 + ... + values.values[1]); }
template <class... A> __global__ void t_pack_unnamed(int *to, A...) { *to = sizeof...(A); }
template <class F, class... A> __global__ void t_invoke(int *to, F f, A... values) { *to = f(values...); }
template <class T> __global__ __launch_bounds__(64, 2) void t_bounds(T *to) { *to = 64; }
template <int N> __launch_bounds__(N) __global__ void t_bounds_dependent(int *to) { *to = N; }

// Unnamed and defaulted template parameters.
template <class, int> __global__ void u_both(int *to) { *to = 1; }
template <class = int, int = 2> __global__ void u_defaults(int *to) { *to = 2; }
template <class T, class = std::enable_if_t<std::is_integral<T>::value>> __global__ void u_constraint(T *to) { *to = 3; }
template <class T, std::enable_if_t<(sizeof(T) > 2), int> = 0> __global__ void u_value_constraint(T *to) { *to = 4; }
template <template <class, std::size_t> class C> __global__ void u_template(int *to) { *to = 5; }
template <class...> __global__ void u_pack(int *to) { *to = 6; }
template <int...> __global__ void u_values(int *to) { *to = 7; }
template <int (*)(int)> __global__ void u_function(int *to) { *to = 8; }
template <auto> __global__ void u_auto(int *to) { *to = 9; }
template <class T, T V = T(10)> __global__ void u_dependent(T *to) { *to = V; }
template <int &> __global__ void u_reference(int *to) { *to = 11; }
static int referred = 0;

struct Sum {
  template <class... A> __host__ __device__ int operator()(A... values) const { return (0 + ... + values); }
};

int main() {
  check::start("kernel_parameters");
  int *to = check::shared_value<int>();
  const auto expect = [to](int value, int line = __builtin_LINE()) { check::device(check::settled(to), value, line); };

  nothing<<<1, 1>>>();
  nothing_but_void<<<1, 1>>>();
  unnamed<<<1, 1>>>(1, 2.0f, '3');
  partly_named<<<1, 1>>>(to, 1, 2, 3.0), expect(2);
  defaults<<<1, 1>>>(to), expect(6);
  defaults<<<1, 1>>>(to, 5), expect(15);
  mixed<<<1, 1>>>(to, 1, 2, 3, 4, 5.0f, 6.0, true, 8, Small{9}, Wide{{0, 0, 10}, {0, 11}}), expect(60);
  qualified<<<1, 1>>>(to, 1, nullptr, nullptr, 2, nullptr), expect(6);
  arrays<<<1, 1>>>(to, nullptr, nullptr, nullptr), expect(3);
  pointers<<<1, 1>>>(nullptr, nullptr, nullptr, nullptr);
  enumerators<<<1, 1>>>(to, one, Scoped::two, Either{3}), expect(6);
  grid_constant<<<1, 1>>>(to, Wide{{}, {1, 2}}, 3), expect(4);
  objects<<<1, 1>>>(to, Object{}, {}, {}), expect(9);
  attributed<<<1, 1>>>(to, 7, 8), expect(7);
  functions<<<1, 1>>>(to, nullptr, nullptr), expect(2);
  vectors<<<1, 1>>>(to, make_int4(1, 2, 3, 4), {1, 2, 3}, {5, 6}, 7, nullptr), expect(13);
  pairs<<<1, 1>>>(to, nullptr, -1, 9), expect(8);

  t_plain<<<1, 1>>>(to, 5), expect(5);
  t_unnamed<<<1, 1>>>(to, 5, 6);
  t_partly<<<1, 1>>>(to, 1, 6, 2.0, to), expect(6);
  t_defaults<<<1, 1>>>(to), expect(8);
  t_defaults<int><<<1, 1>>>(to, 3, 3), expect(9);
  t_const<<<1, 1>>>(to, 1, 2, static_cast<const int *>(to), 4), expect(8);
  t_restrict<int><<<1, 1>>>(to, nullptr), expect(1);
  t_arrays<int><<<1, 1>>>(to, nullptr, nullptr, nullptr), expect(3);
  t_alias<<<1, 1>>>(to, nullptr), expect(1);
  t_functions<int><<<1, 1>>>(to, nullptr, nullptr), expect(1);
  t_grid<<<1, 1>>>(to, 12), expect(12);
  t_class<<<1, 1>>>(to, Array<int, 2>{{1, 2}}, 3), expect(5);
  t_dependent<int &><<<1, 1>>>(to, 13), expect(13);
  t_pack<<<1, 1>>>(to), expect(0);
  t_pack<<<1, 1>>>(to, 1, 2L, '\3'), expect(6);
  t_pack_pointers<int, char><<<1, 1>>>(to, nullptr, nullptr), expect(2);
  t_pack_const<<<1, 1>>>(to, 1, 2), expect(3);
  t_pack_class<<<1, 1>>>(to, Array<int, 2>{{1, 2}}, Array<char, 2>{{3, 4}}), expect(6);
  t_pack_unnamed<<<1, 1>>>(to, 1, 2.0), expect(2);
  t_invoke<<<1, 1>>>(to, Sum{}, 1, 2, 3), expect(6);
  t_bounds<<<1, 1>>>(to), expect(64);
  t_bounds_dependent<32><<<1, 1>>>(to), expect(32);

  u_both<char, 3><<<1, 1>>>(to), expect(1);
  u_defaults<><<<1, 1>>>(to), expect(2);
  u_defaults<char><<<1, 1>>>(to), expect(2);
  u_constraint<<<1, 1>>>(to), expect(3);
  u_value_constraint<<<1, 1>>>(to), expect(4);
  u_template<Array><<<1, 1>>>(to), expect(5);
  u_pack<int, char><<<1, 1>>>(to), expect(6);
  u_values<1, 2><<<1, 1>>>(to), expect(7);
  u_function<plus_one><<<1, 1>>>(to), expect(8);
  u_auto<'c'><<<1, 1>>>(to), expect(9);
  u_dependent<<<1, 1>>>(to), expect(10);
  u_reference<referred><<<1, 1>>>(to), expect(11);
  check::host(Sum{}(1, 2, 3) + Object{}.method(1), 11);
  check::host(sizeof(Wide) + sizeof(Small) + referred, 33);
  return check::finish();
}
