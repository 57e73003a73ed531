// Reference, array and function parameters of device functions, and of template kernels by value of every kind.
#include "check.h"

struct Point { int x, y; };
__device__ void through(int &value) { value += 1; }
__device__ int constant(const int &value) { return value; }
__device__ int rvalue(int &&value) { return value++ + 1; }
__device__ int volatile_one(volatile int &value) { return value; }
__device__ int of_array(int (&list)[3]) { return list[0] + list[2]; }
__device__ int of_const_array(const int (&list)[2]) { return list[1]; }
__device__ int unnamed(int &, const Point &, int (&)[3]) { return 5; }
__device__ int decayed(int list[3], int matrix[][2], const char *const text) { return list[1] + matrix[1][0] + text[0]; }
__device__ int of_function(int (*function)(int), int (&reference)(int)) { return function(1) + reference(2); }
__device__ int member(int Point::*which, const Point &point) { return point.*which; }
__device__ int of_pointer(int *&pointer) { pointer += 1; return *pointer; }
template <class... T> __device__ int of_pack(T &...values) { int sum = 0; int l[] = {0, (sum += values++, 0)...}; (void)l; return sum; }
template <class... T> __device__ int forwarding(T &&...values) { int sum = 0; int l[] = {0, (sum += values, 0)...}; (void)l; return sum; }
template <class T, int N> __device__ int length(T (&)[N]) { return N; }
template <class T> __device__ auto volatile_class(volatile T &value) -> int { return value.x; }
__device__ int twice(int value) { return value * 2; }
struct Sink {
  int total;
  __device__ Sink(int &from, const Point &point) : total(from + point.x) { from = 0; }
  __device__ Sink &operator<<(const int &value) & { total += value; return *this; }
  __device__ int drain() && { return total; }
};

template <class T> __global__ void by_value(T value, int *out) { *out = int(sizeof value); }
template <class T> __global__ void arrays(T list[], const T constants[2], int *out) { *out = list[0] + constants[1]; }
template <class T> __global__ void pointers(T *const __restrict__ from, const T *const *to, int *out) { *out = *from + **to; }
template <class T> __global__ void functions(int (*function)(T), int *out) { *out = function != nullptr; }

__global__ void all(int *out) {
  int value = 1, list[3] = {1, 2, 3}, matrix[2][2] = {{1, 2}, {3, 4}}, *pointer = list;
  const int two[2] = {7, 8};
  Point point{10, 20};
  volatile int loud = 6;
  volatile Point loud_point{30, 40};
  through(value);
  out[0] = value + constant(3) + rvalue(4) + volatile_one(loud) + of_array(list) + of_const_array(two);
  out[1] = unnamed(value, point, list) + decayed(list, matrix, "A") + of_function(twice, twice) + member(&Point::y, point);
  out[2] = of_pointer(pointer) + of_pack(value, list[0]) + forwarding(value, 1) + length(list) + volatile_class(loud_point);
  Sink sink(value, point);
  sink << 1 << 2;
  out[3] = static_cast<Sink &&>(sink).drain() + value;
}

int main() {
  check::start("reference_parameters");
  int *out = check::shared_value<int>(4);
  all<<<1, 1>>>(out);
  check::device(check::settled(out), 2 + 3 + 5 + 6 + 4 + 8);
  check::device(out[1], 5 + 2 + 3 + 'A' + 6 + 20);
  check::device(out[2], 2 + 3 + 4 + 3 + 30);
  check::device(out[3], 3 + 10 + 3);
  by_value<<<1, 1>>>(Point{1, 2}, out);
  check::device(check::settled(out), 8);
  int *list = check::shared_value<int>(2);
  list[0] = 3;
  list[1] = 4;
  arrays<<<1, 1>>>(list, list, out);
  check::device(check::settled(out), 7);
  const int **to = check::shared_value<const int *>();
  *to = list + 1;
  pointers<<<1, 1>>>(list, to, out);
  check::device(check::settled(out), 7);
  functions<int><<<1, 1>>>(nullptr, out);
  check::device(check::settled(out), 0);
  return check::finish();
}
