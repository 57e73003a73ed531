// Classes with virtual functions of both sides, constructors with initialisers, destructors, operators and conversions.
#include "check.h"

static int destroyed;
struct Shape {
  int id;
  __host__ __device__ explicit Shape(int id) : id(id) {}
  __host__ __device__ virtual ~Shape() {}
  __host__ __device__ virtual int area() const { return 0; }
  __host__ __device__ virtual int sides() const = 0;
};
struct Square final : Shape {
  int side;
  __host__ __device__ Square(int side) : Shape(1), side(side) {}
  __host__ __device__ int area() const override { return side * side; }
  __host__ __device__ int sides() const override { return 4; }
};
class HostOnly {
 public:
  HostOnly(int value) : value_(value) {}
  virtual ~HostOnly() { destroyed += value_; }
  virtual int get() const { return value_; }

 private:
  int value_;
};
class HostDerived : public HostOnly {
 public:
  using HostOnly::HostOnly;
  int get() const override { return HostOnly::get() * 2; }
};
class DeviceOnly {
  int first, second;
  int *const where;

 public:
  __device__ DeviceOnly(int a, int b = 2) : first{a}, second(b), where(&first) {}
  __device__ DeviceOnly() : DeviceOnly(7) {}
  __device__ DeviceOnly(const DeviceOnly &other) : first(other.first), second(other.second), where(&second) {}
  __device__ virtual ~DeviceOnly() { *where = 0; }
  __device__ virtual int get() const noexcept { return first + second + *where; }
  __device__ DeviceOnly &operator++() { ++first; return *this; }
  __device__ DeviceOnly operator++(int) { DeviceOnly old(*this); ++first; return old; }
  __device__ int operator->*(int more) const { return second * more; }
  __device__ bool operator!() const { return first == 0; }
  __device__ int operator,(int more) const { return first + more; }
  __device__ explicit operator int() const { return second; }
  __device__ void *operator new(size_t, void *place) { return place; }
  __device__ void operator delete(void *, void *) {}
  __device__ void operator delete(void *) {}
};
class DeviceDerived : virtual public DeviceOnly {
 public:
  __device__ DeviceDerived() : DeviceOnly(4, 5) {}
  __device__ int get() const noexcept override { return DeviceOnly::get() + 1; }
};
template <class T> struct Held {
  T value;
  __device__ Held() : value() {}
  template <class U> __device__ Held(const U &from) : value(from) {}
  __device__ ~Held();
};
template <class T> __device__ Held<T>::~Held() { value = T(); }

__global__ void shapes(int *out) {
  Square square(3);
  const Shape &shape = square;
  out[0] = shape.area() + shape.sides();
}
__global__ void device_only(int *out) {
  DeviceOnly plain, other(1, 3);
  DeviceDerived derived;
  const DeviceOnly &base = derived;
  Held<int> held(5.5), empty;
  out[1] = plain.get() + (++other).get() + other++.get() + (other->*2) + !other + (other, 1) + int(other);
  out[2] = base.get() + held.value + empty.value;
}

int main() {
  check::start("virtual_functions");
  int *out = check::shared_value<int>(3);
  shapes<<<1, 1>>>(out);
  check::device(check::settled(out), 13);
  device_only<<<1, 1>>>(out);
  check::call(cudaDeviceSynchronize());
  check::device(out[1], 16 + 7 + 8 + 6 + 0 + 4 + 3);
  check::device(out[2], 14 + 5 + 0);
  Square square(4);
  Shape *shape = &square;
  check::host(shape->area() + shape->sides() + shape->id, 21);
  {
    HostDerived derived(6);
    const HostOnly &base = derived;
    check::host(base.get(), 12);
  }
  check::host(destroyed, 6);
  return check::finish();
}
