// Device functions whose return types are deduced or trail, conversions and operators among them.
#include "check.h"

__device__ auto plain(int value) { return value + 1; }
__device__ auto &reference(int &value) { return value; }
__device__ const auto *pointer(const int *value) { return value + 1; }
__device__ decltype(auto) forwarded(int &value) { return (value); }
__device__ auto trailing(int value) -> long { return value * 2L; }
template <class T> __device__ auto generic(T value) { return value + T(1); }
template <class T, class U> __device__ auto mixed(T a, U b) -> decltype(a + b) { return a + b; }
template <class... T> __device__ auto summed(T... values) {
  auto sum = 0;
  int list[] = {0, (sum += values, 0)...};
  (void)list;
  return sum;
}
__host__ __device__ auto on_both(int value) { return value * 1.5; }
constexpr __device__ auto constant(int value) { return value * 7; }
inline namespace nested {
static __device__ inline auto hidden() { return [](int value) { return value + 2; }(3); }
}

struct Shape {
  int size;
  __device__ auto area() const { return size * size; }
  __device__ auto &grow() { size += 1; return *this; }
  __device__ auto operator[](int at) const { return size + at; }
  __device__ auto operator()(int a, int b) const -> int { return size + a * b; }
  __device__ operator auto() const { return size * 1.0f; }
  __host__ __device__ explicit operator long() const { return size; }
  template <class T> __device__ operator T *() const { return nullptr; }
  static __device__ auto make(int size) { return Shape{size}; }
  friend __device__ auto operator+(const Shape &a, const Shape &b) { return Shape{a.size + b.size}; }
};
template <class T> struct Maker {
  T value;
  __device__ auto get() const { return value; }
  __device__ decltype(auto) get() { return (value); }
};

__global__ void all(int *out) {
  int value = 3;
  reference(value) = 4;
  forwarded(value) += 1;
  int list[2] = {1, 2};
  Shape shape = Shape::make(2) + Shape{1};
  Maker<int> maker{9};
  maker.get() = 10;
  out[0] = plain(value) + *pointer(list) + int(trailing(2));
  out[1] = generic(4) + int(mixed(1, 2.5f)) + summed(1, 2, 3) + constant(2);
  out[2] = shape.grow().area() + shape[1] + shape(2, 3) + int(float(shape)) + (static_cast<char *>(shape) == nullptr);
  out[3] = hidden() + maker.get() + int(on_both(2));
}

int main() {
  check::start("deduced_returns");
  int *out = check::shared_value<int>(4);
  all<<<1, 1>>>(out);
  check::device(check::settled(out), 6 + 2 + 4);
  check::device(out[1], 5 + 3 + 6 + 14);
  check::device(out[2], 16 + 5 + 10 + 4 + 1);
  check::device(out[3], 5 + 10 + 3);
  check::host(long(on_both(4)), 6);
  check::host(long(Shape{5}), 5);
  return check::finish();
}
