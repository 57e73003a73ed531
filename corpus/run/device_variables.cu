// Device variables of every form, read and written from the host through their symbols.
#include "check.h"

#include <cstring>

struct Point {
  int x, y;
};
struct Trivial {
  int a = 1;
  float b[2] = {2, 3};
};
class Constructed {
  int value;

public:
  __host__ __device__ constexpr Constructed(int value = 4) : value(value) {}
  __host__ __device__ constexpr int get() const { return value; }
};

__device__ int plain;
__device__ int initialised = 3;
__device__ int braced{4};
__device__ int parenthesised(5);
__device__ int copied_brace = {6};
static __device__ int file_static = 7;
__device__ static int static_second = 8;
int __device__ after_type = 9;
int static __device__ odd_order = 10;
volatile __device__ int is_volatile = 11;
__device__ unsigned long long int wide = 12ull;
__device__ const int constant_int = 13;
__device__ constexpr int constexpr_int = 14;
constexpr __device__ double constexpr_double = 15.5;
static __device__ const char *const text = "text";
__device__ const char letters[] = "letters";
__device__ char writable_letters[] = "abc";
__device__ const int *pointer_to_const;
__device__ int *const const_pointer = nullptr;
__device__ int a = 1, b[2] = {2, 3}, *c, d{4}, e(5), f[2][2] = {{1}, {2, 3}};
__device__ int unsized[] = {1, 2, 3};
__device__ int unsized_rows[][2] = {{1, 2}, {3, 4}, {5, 6},};
__device__ float zeroes[8];
__device__ Point point = {1, 2};
__device__ Point points[] = {{1, 2}, {3, 4}};
__device__ Point designated = {.x = 1, .y = 2};
__device__ Trivial trivial;
__device__ Constructed constructed(16);
__device__ Constructed constructed_default;
__device__ const Constructed constructed_const(17);
__device__ alignas(16) float aligned[4] = {1, 2, 3, 4};
alignas(32) __device__ int aligned_first = 18;
[[maybe_unused]] __device__ int standard_attribute = 19;
__device__ int gnu_attribute __attribute__((aligned(64))) = 20;
__attribute__((aligned(8))) __device__ int gnu_attribute_first = 21;
__device__ int (*function)(int);
__device__ int (*array_pointer)[3];
__device__ struct Inline {
  int m, n;
} inline_object = {22, 23}, *inline_pointer;
__device__ struct {
  int m;
} unnamed_class = {24};
__device__ enum Kind { first = 1, second } kind = second;
__device__ auto deduced = 25;
__device__ decltype(26L) from_decltype = 26;
typedef int Integers[4];
__device__ Integers from_typedef = {1, 2};
extern __device__ int only_declared_extern; // a definition, too, without -rdc, but one that the runtime never hears of
extern "C" {
static __device__ int c_linkage_static = 27;
}
inline static __device__ int is_inline = 28;
thread_local int not_a_device_variable = 29;

template <class T> __device__ T variable_template = T(30);
template <class T, int N> __device__ T array_template[N];
template <class T> __device__ const T constant_template = T(31);
template <> __device__ float variable_template<float> = 32.0f;

namespace space {
__device__ int inside = 33;
namespace {
__device__ int hidden = 34;
__device__ int hidden_array[] = {1, 2};
}
inline namespace version {
__device__ int versioned = 35;
}
} // namespace space
namespace {
__device__ int anonymous = 36;
static __device__ int anonymous_static = 37;
} // namespace

#define MANY(name, value)                                                                                                        \
  __device__ int name##_first = value;                                                                                           \
  __device__ int name##_second = value + 1
MANY(macro, 38);

__global__ void read(long *to) {
  const long values[] = {plain, initialised, braced, parenthesised, copied_brace, file_static, static_second, after_type,
                         odd_order, is_volatile, static_cast<long>(wide), constant_int, constexpr_int,
                         static_cast<long>(constexpr_double), text[0], letters[1], writable_letters[2], a, b[1], d, e, f[1][1],
                         unsized[2], unsized_rows[2][1], static_cast<long>(zeroes[7]), point.y, points[1].x, designated.y,
                         trivial.a, constructed.get(), constructed_default.get(), constructed_const.get(),
                         static_cast<long>(aligned[3]), aligned_first, standard_attribute, gnu_attribute, gnu_attribute_first,
                         inline_object.n, unnamed_class.m, kind, deduced, from_decltype, from_typedef[1],
                         only_declared_extern, c_linkage_static, is_inline, variable_template<int>,
                         static_cast<long>(variable_template<float>), array_template<int, 3>[2], constant_template<int>,
                         space::inside, space::hidden, space::hidden_array[1], space::versioned, anonymous, anonymous_static,
                         macro_first, macro_second};
  long sum = 0;
  for (long value : values) sum += value;
  *to = sum;
}

template <class T> void write_and_read(T &symbol, const T &value, int line = __builtin_LINE()) {
  T back;
  std::memset(&back, 0, sizeof back);
  check::call(cudaMemcpyToSymbol(symbol, &value, sizeof value), line);
  check::call(cudaMemcpyFromSymbol(&back, symbol, sizeof back), line);
  check::host(std::memcmp(&back, &value, sizeof back), 0, line);
}

template <class T> void address_and_size(T &symbol, std::size_t expected, int line = __builtin_LINE()) {
  void *place = nullptr;
  std::size_t size = 0;
  check::call(cudaGetSymbolAddress(&place, symbol), line);
  check::call(cudaGetSymbolSize(&size, symbol), line);
  check::host(place != nullptr, 1, line);
  check::host(static_cast<long>(size), static_cast<long>(expected), line);
}

int main() {
  check::start("device_variables");
  long *sum = check::shared_value<long>();
  read<<<1, 1>>>(sum);
  check::device(check::settled(sum) > 0, 1);

  write_and_read(plain, 1);
  write_and_read(initialised, 2);
  write_and_read(file_static, 3);
  write_and_read(odd_order, 4);
  write_and_read(point, Point{5, 6});
  write_and_read(d, 7);
  write_and_read(aligned_first, 8);
  write_and_read(gnu_attribute, 9);
  write_and_read(deduced, 10);
  write_and_read(is_inline, 12);
  write_and_read(space::inside, 13);
  write_and_read(space::hidden, 14);
  write_and_read(space::versioned, 15);
  write_and_read(anonymous, 16);
  write_and_read(anonymous_static, 17);
  write_and_read(macro_second, 18);
  write_and_read(variable_template<int>, 19);
  write_and_read(kind, first);
  write_and_read(c_linkage_static, 20);

  address_and_size(unsized, 12);
  address_and_size(unsized_rows, 24);
  address_and_size(writable_letters, 4);
  address_and_size(f, 16);
  address_and_size(zeroes, 32);
  address_and_size(points, 16);
  address_and_size(aligned, 16);
  address_and_size(trivial, 12);
  address_and_size(space::hidden_array, 8);
  address_and_size(inline_object, 8);
  address_and_size(array_template<int, 3>, 12);
  const int part[] = {41, 42};
  check::call(cudaMemcpyToSymbol(unsized, part, sizeof part, sizeof(int)));
  int back[2] = {};
  check::call(cudaMemcpyFromSymbol(back, unsized, sizeof back, sizeof(int)));
  check::host(back[0] + back[1], 83);

  // Constants have their value on the host as well.
  check::host(constant_int + constexpr_int, 27);
  check::host(static_cast<long>(constexpr_double * 2), 31);
  static_assert(constexpr_int == 14, "");
  int bound[constexpr_int] = {};
  check::host(sizeof bound / sizeof bound[0], 14);
  check::host(sizeof unsized + sizeof unsized_rows + sizeof writable_letters, 12 + 24 + 4);
  check::host(not_a_device_variable, 29);
  return check::finish();
}
