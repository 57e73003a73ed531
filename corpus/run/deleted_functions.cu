// Deleted kernels, device functions and members beside those that are called, and what overload resolution makes of them.
#include "check.h"

__global__ void only_int(int *out, int value) { *out = value; }
// The released device compiler ends on a deleted kernel that is no template.
template <class T> __global__ void only_int(int *out, T) = delete;
template <class T> __global__ void only_small(int *, T *) = delete;
template <class T> __global__ void only_small(int *out, T value) { *out = int(value); }
__device__ int scaled(int value) { return value * 3; }
__device__ int scaled(float) = delete;
__host__ __device__ long widened(int value) { return value; }
__host__ __device__ long widened(long) = delete;

struct Handle {
  int id;
  __host__ __device__ explicit Handle(int id) : id(id) {}
  Handle(const Handle &) = default;
  __device__ Handle &operator=(const Handle &) = delete;
  __host__ __device__ operator int() const { return id; }
  __device__ operator bool() const = delete;
  __device__ void *operator new(size_t) = delete;
  template <class T> __host__ __device__ int times(T factor) const { return id * int(factor); }
  template <class T> __host__ __device__ int times(T *) const = delete;
};
__global__ void with_handle(int *out, Handle handle) { *out = scaled(handle.id) + handle.times(2); }

template <class T, class = void> struct Has { static int value() { return 0; } };
template <class T> struct Has<T, decltype(void(widened(T())))> { static int value() { return 1; } };

int main() {
  check::start("deleted_functions");
  int *out = check::shared_value<int>();
  only_int<<<1, 1>>>(out, 4);
  check::device(check::settled(out), 4);
  only_small<<<1, 1>>>(out, 5.5f);
  check::device(check::settled(out), 5);
  with_handle<<<1, 1>>>(out, Handle(6));
  check::device(check::settled(out), 30);
  check::host(widened(3), 3);
  check::host(Has<int>::value() * 10 + Has<long>::value(), 10);
  check::host(Handle(7).times(2.5), 14);
  check::host(int(Handle(8)), 8);
  return check::finish();
}
