// Constant variables, and variables with two memory-space keywords.
#include "check.h"

#include <array>

__constant__ int plain;
__constant__ float coefficients[4] = {1.0f, 2.0f, 3.0f, 4.0f};
static __constant__ int file_static[] = {5, 6};
__constant__ static int static_second = 7;
__device__ __constant__ int both_keywords = 8;
__constant__ __device__ int both_the_other_way = 9;
__constant__ const int is_const = 10;
__constant__ constexpr int is_constexpr = 11;
const __constant__ char text[] = "constant";
__constant__ alignas(16) int aligned[4];
__constant__ int listed = 12, listed_array[] = {13, 14}, *listed_pointer;
__constant__ struct Config {
  int width, height;
  float scale[2];
} config = {1, 2, {3, 4}};
__constant__ struct {
  int a;
} unnamed;
__constant__ void (*callback)(int);
__constant__ int *pointer = nullptr;
extern __constant__ int declared_first[4]; // a definition, too, without -rdc, but one that the runtime never hears of
template <class T> __constant__ T variable_template[2];

namespace space {
__constant__ int inside = 15;
namespace {
__constant__ int hidden = 16;
}
} // namespace space
namespace {
__constant__ Config anonymous;
}

struct Table {
  std::array<int, 3> values;
};
__constant__ Table table;

__global__ void sum(int *to) {
  int total = plain + both_keywords + both_the_other_way + is_const + is_constexpr + static_second + listed + listed_array[1];
  for (float value : coefficients) total += static_cast<int>(value);
  total += file_static[1] + config.width + config.height + space::inside + space::hidden + unnamed.a + aligned[3];
  total += variable_template<int>[1] + declared_first[2] + static_cast<int>(sizeof text) + anonymous.width;
  *to = total;
}

int main() {
  check::start("constant_variables");
  const int one = 100;
  const float values[] = {10, 20, 30, 40};
  const Config written = {5, 6, {7, 8}};
  check::call(cudaMemcpyToSymbol(plain, &one, sizeof one));
  check::call(cudaMemcpyToSymbol(coefficients, values, sizeof values));
  check::call(cudaMemcpyToSymbol(coefficients, values + 1, sizeof(float), 0, cudaMemcpyHostToDevice));
  check::call(cudaMemcpyToSymbol(config, &written, sizeof written));
  check::call(cudaMemcpyToSymbol(anonymous, &written, sizeof written));
  check::call(cudaMemcpyToSymbol(variable_template<int>, &one, sizeof one, sizeof one));
  check::call(cudaMemcpyToSymbol(space::hidden, &one, sizeof one));

  Config back = {};
  check::call(cudaMemcpyFromSymbol(&back, anonymous, sizeof back));
  check::host(back.width * 10 + back.height, 56);
  void *place = nullptr;
  check::call(cudaGetSymbolAddress(&place, table));
  check::host(place != nullptr, 1);
  std::size_t size = 0;
  check::call(cudaGetSymbolSize(&size, listed_array));
  check::host(static_cast<long>(size), 8);
  check::host(sizeof file_static + sizeof text + sizeof unnamed, 8 + 9 + 4);
  check::host(is_const + is_constexpr, 21);

  int *to = check::shared_value<int>();
  sum<<<1, 1>>>(to);
  check::device(check::settled(to),
                100 + 8 + 9 + 10 + 11 + 7 + 12 + 14 + (20 + 20 + 30 + 40) + 6 + 5 + 6 + 15 + 100 + 0 + 0 + 100 + 0 + 9 + 5);
  return check::finish();
}
