// Device and host-device members: constructors, destructors, operators, conversions, static and virtual functions, templates.
#include "check.h"

#include <cstddef>

struct Device {
  int value;
  __device__ Device() : value(1) {}
  __device__ explicit Device(int value) : value(value) {}
  __device__ Device(int a, int b) : Device(a + b) {}
  __device__ Device(const Device &other) : value(other.value) {}
  __device__ Device(Device &&other) noexcept : value(other.value) { other.value = 0; }
  __device__ ~Device() { value = -1; }
  __device__ Device &operator=(const Device &other) {
    value = other.value;
    return *this;
  }
  __device__ Device operator+(const Device &other) const { return Device(value + other.value); }
  __device__ Device &operator++() { return ++value, *this; }
  __device__ Device operator++(int) {
    Device old(*this);
    ++value;
    return old;
  }
  __device__ bool operator<(const Device &other) const { return value < other.value; }
  __device__ bool operator==(int other) const { return value == other; }
  __device__ int operator[](int i) const { return value + i; }
  __device__ int operator()(int a, int b = 2) const { return value + a + b; }
  __device__ int operator*() const { return value; }
  __device__ const Device *operator->() const { return this; }
  __device__ operator int() const { return value; }
  __device__ explicit operator bool() const { return value != 0; }
  template <class T> __device__ operator T *() const { return nullptr; }
  __device__ static int make() { return 5; }
  static __device__ int make_second() { return 6; }
  __device__ int const_member() const { return value; }
  __device__ int volatile_member() volatile { return value; }
  __device__ int lvalue() & { return value; }
  __device__ int rvalue() && { return value; }
  __device__ int const_lvalue() const & noexcept { return value; }
  __device__ int outside(int add) const;
  __device__ int outside_default(int add = 7) const;
  template <class T> __device__ T member_template(T add) const { return value + add; }
  template <class T> __device__ T template_outside(T add) const;
  __device__ friend int befriended(const Device &device) { return device.value; }
  friend __device__ int befriended_outside(const Device &device);
  __device__ void deleted() = delete;
};
__device__ int Device::outside(int add) const { return value + add; }
inline __device__ int Device::outside_default(int add) const { return value + add; }
template <class T> __device__ T Device::template_outside(T add) const { return value + add; }
__device__ int befriended_outside(const Device &device) { return device.value + 1; }
__device__ Device operator-(const Device &a, const Device &b) { return Device(a.value - b.value); }
__device__ int operator""_device(unsigned long long value) { return static_cast<int>(value) + 1; }

struct Both {
  int value = 3;
  Both() = default;
  __host__ __device__ explicit Both(int value) : value(value) {}
  __host__ __device__ int get() const { return value; }
  __host__ int host_only() const { return value + 1; }
  __device__ int device_only() const { return value + 2; }
  int unannotated() const { return value + 3; }
  __device__ __host__ Both &operator+=(int n) { return value += n, *this; }
  __host__ __device__ ~Both() = default;
  __host__ __device__ static constexpr int constant() { return 4; }
  // The same name in both spaces.
  __host__ __device__ friend bool operator==(const Both &a, const Both &b) { return a.value == b.value; }
};

template <class T> struct Matrix {
  T cells[2][2];
  __host__ __device__ T &at(int i, int j) { return cells[i][j]; }
  __host__ __device__ T trace() const;
  __device__ T determinant() const;
  struct Row {
    T *row;
    __host__ __device__ T &operator[](int j) const { return row[j]; }
    __device__ T last() const;
  };
  __host__ __device__ Row operator[](int i) { return Row{cells[i]}; }
};
template <class T> __host__ __device__ T Matrix<T>::trace() const { return cells[0][0] + cells[1][1]; }
template <class T> __device__ T Matrix<T>::determinant() const {
  return cells[0][0] * cells[1][1] - cells[0][1] * cells[1][0];
}
template <class T> __device__ T Matrix<T>::Row::last() const { return row[1]; }

struct Base {
  int base = 8;
  __host__ __device__ virtual int area() const { return 0; }
  __device__ virtual int device_area() const { return 1; }
  virtual int host_area() const { return 2; }
  __host__ __device__ virtual ~Base() {}
};
struct Square final : Base {
  int side;
  __host__ __device__ explicit Square(int side) : side(side) {}
  __host__ __device__ int area() const override { return side * side; }
  __device__ int device_area() const final { return side * side + 1; }
  int host_area() const override { return side * side + 2; }
};
struct Abstract {
  __device__ virtual int must() const = 0;
  __host__ __device__ virtual ~Abstract();
};
__host__ __device__ Abstract::~Abstract() {}
struct Concrete : Abstract {
  __device__ int must() const override { return 12; }
};

class Hidden {
  __device__ int secret() const { return 13; }
  int offset;

protected:
  __device__ int guarded() const { return secret() + offset; }

public:
  __host__ __device__ Hidden(int offset) : offset(offset) {}
  friend class Revealed;
};
class Revealed : Hidden {
public:
  using Hidden::Hidden;
  __device__ int reveal() const { return guarded() + secret(); }
};

namespace {
struct Anonymous {
  __device__ int get() const { return 14; }
  __device__ Anonymous() {}
};
} // namespace

struct WithInitialisers {
  int a;
  const int b;
  int c[2];
  __device__ WithInitialisers(int a) : a(a), b(a + 1), c{1, 2} {}
  __device__ WithInitialisers(int a, int b) : a{a}, b{b}, c{} { this->a += 1; }
};

__global__ void device_values(int *to) {
  int i = 0;
  Device one, two(2), three(1, 2), copy(two);
  copy = three;
  to[i++] = *(one + two);
  to[i++] = *++one + *(one++);
  to[i++] = (one < two) + (two == 2) + two[3] + two(1) + two(1, 1) + two->const_member();
  to[i++] = static_cast<int>(two) + static_cast<bool>(two) + Device::make() + Device::make_second();
  to[i++] = two.lvalue() + Device(3).rvalue() + two.const_lvalue() + two.volatile_member();
  to[i++] = two.outside(1) + two.outside_default() + two.member_template(2) + two.template_outside(3);
  to[i++] = befriended(two) + befriended_outside(two) + *(three - two) + 9_device;
  Both both(4);
  both += 1;
  to[i++] = both.get() + both.device_only() + Both::constant() + (both == Both(5));
  Matrix<int> matrix = {{{1, 2}, {3, 4}}};
  to[i++] = matrix.trace() + matrix.determinant() + matrix[1].last() + matrix.at(0, 1);
  Square square(3);
  const Base *base = &square;
  to[i++] = base->area() + base->device_area();
  to[i++] = Concrete().must() + Revealed(1).reveal() + Anonymous().get();
  WithInitialisers first(1), second(2, 3);
  to[i++] = first.b + second.a + second.b;
}

int main() {
  check::start("device_members");
  int *to = check::shared_value<int>(12);
  device_values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {3, 4, 0 + 1 + 5 + 5 + 4 + 2, 2 + 1 + 5 + 6, 9, 3 + 9 + 4 + 5, 2 + 3 + 1 + 10, 5 + 7 + 4 + 1,
                          5 - 2 + 4 + 2, 19, 12 + 27 + 14, 2 + 3 + 3};
  for (int i = 0; i < 12; ++i) check::device(to[i], expected[i]);

  Both both(4), other;
  both += 2;
  check::host(both.get() + both.host_only() + both.unannotated() + Both::constant() + other.get(), 6 + 7 + 9 + 4 + 3);
  check::host(both == Both(6), 1);
  Matrix<int> matrix = {{{1, 2}, {3, 4}}};
  matrix[0][0] = matrix.at(1, 1);
  check::host(matrix.trace(), 8);
  Square square(3);
  const Base &base = square;
  check::host(base.area() + base.host_area() + base.base, 9 + 11 + 8);
  check::host(sizeof(Matrix<char>) + alignof(Device), 8);
  return check::finish();
}
