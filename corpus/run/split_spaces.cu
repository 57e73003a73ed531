// The space of a function when its declarations differ: annotated first or later, in the class or outside, friends, templates.
#include "check.h"

// Declared with a space, defined without one: the definition is what the declaration says.
__device__ int device_first(int x);
int device_first(int x) { return x + 1; }
__host__ __device__ int both_first(int x);
int both_first(int x) { return x + 2; }
__global__ void kernel_first(int *to);
__global__ void kernel_first(int *to) { *to = device_first(1) + both_first(1); }
__host__ int host_first(int x);
int host_first(int x) { return x + 3; }

// Declared twice, in either order of keywords.
__host__ __device__ int repeated(int x);
__device__ __host__ int repeated(int x);
__host__ __device__ int repeated(int x) { return x + 4; }

namespace space {
__device__ int declared_inside(int x);
__host__ __device__ int both_declared_inside(int x, int = 5);
template <class T> __device__ T template_inside(T x);
template <class T> __host__ __device__ T both_template_inside(T x);
} // namespace space
int space::declared_inside(int x) { return x + 6; }
int space::both_declared_inside(int x, int y) { return x + y; }
template <class T> __device__ T space::template_inside(T x) { return x + 7; }
template <class T> __host__ __device__ T space::both_template_inside(T x) { return x + 8; }

struct Members {
  int value;
  __host__ __device__ Members(int value);
  __device__ int device_member() const;
  __host__ __device__ int both_member() const;
  int host_member() const;
  static __device__ int static_member(int x);
  __device__ operator int() const;
  __device__ int operator()(int x) const;
  __host__ __device__ Members &operator+=(int x);
  template <class T> __device__ T template_member(T x) const;
  struct Inner {
    __device__ int get() const;
    __host__ __device__ int both() const;
  };
};
Members::Members(int value) : value(value) {}
int Members::device_member() const { return value + 1; }
int Members::both_member() const { return value + 2; }
int Members::host_member() const { return value + 3; }
int Members::static_member(int x) { return x + 4; }
Members::operator int() const { return value + 5; }
int Members::operator()(int x) const { return value + x; }
Members &Members::operator+=(int x) { return value += x, *this; }
template <class T> __device__ T Members::template_member(T x) const { return x + static_cast<T>(value); }
int Members::Inner::get() const { return 9; }
int Members::Inner::both() const { return 10; }

template <class T> struct Template {
  T value;
  __device__ T device_member() const;
  __host__ __device__ T both_member() const;
  template <class U> __host__ __device__ U converted() const;
};
template <class T> __device__ T Template<T>::device_member() const { return value + 1; }
template <class T> __host__ __device__ T Template<T>::both_member() const { return value + 2; }
template <class T> template <class U> __host__ __device__ U Template<T>::converted() const { return static_cast<U>(value); }

// A specialisation written without a space takes its own: host for functions that say nothing.
template <class T> __host__ __device__ int primary(T) { return 11; }
template <> __host__ __device__ int primary<int>(int) { return 12; }

class Friendly {
  int secret = 13;
  friend __device__ int device_friend(const Friendly &);
  friend __host__ __device__ int both_friend(const Friendly &);
};
__device__ int device_friend(const Friendly &f) { return f.secret; }
__host__ __device__ int both_friend(const Friendly &f) { return f.secret + 1; }

// Overloads that differ in parameters only by type keep their own spaces.
__device__ int overloaded(int x) { return x + 1; }
__host__ int overloaded(double x) { return static_cast<int>(x) + 2; }
__host__ __device__ int overloaded(char x) { return x + 3; }

// Declared in a block.
__global__ void block_declaration(int *to) {
  __device__ int declared_in_block(int);
  *to = declared_in_block(1);
}
__device__ int declared_in_block(int x) { return x + 15; }

__global__ void values(int *to) {
  Members members(1);
  members += 1;
  to[0] = space::declared_inside(0) + space::both_declared_inside(0) + space::template_inside(0) + repeated(0);
  to[1] = members.device_member() + members.both_member() + Members::static_member(0) + members + members(3);
  to[2] = members.template_member(2) + Members::Inner().get() + Members::Inner().both();
  to[3] = Template<int>{1}.device_member() + Template<int>{1}.both_member() + Template<int>{1}.converted<char>();
  to[4] = primary(1) + primary('a') + device_friend(Friendly()) + both_friend(Friendly());
  to[5] = overloaded(1) + overloaded('\1') + space::both_template_inside(0);
}

int main() {
  check::start("split_spaces");
  int *to = check::shared_value<int>(6);
  kernel_first<<<1, 1>>>(to);
  check::device(check::settled(to), 5);
  block_declaration<<<1, 1>>>(to);
  check::device(check::settled(to), 16);
  values<<<1, 1>>>(to);
  check::call(cudaDeviceSynchronize());
  const int expected[] = {6 + 5 + 7 + 4, 3 + 4 + 4 + 7 + 5, 4 + 9 + 10, 2 + 3 + 1, 12 + 11 + 13 + 14, 2 + 4 + 8};
  for (int i = 0; i < 6; ++i) check::device(to[i], expected[i]);

  Members members(1);
  members += 1;
  check::host(members.both_member() + members.host_member() + Members::Inner().both(), 4 + 5 + 10);
  check::host(both_first(0) + host_first(0) + repeated(0) + space::both_declared_inside(0), 2 + 3 + 4 + 5);
  check::host(space::both_template_inside(0) + primary(1) + primary(1L) + both_friend(Friendly()), 8 + 12 + 11 + 14);
  check::host(Template<int>{1}.both_member() + Template<int>{1}.converted<char>(), 4);
  check::host(overloaded(1.0) + overloaded('\1'), 7);
  return check::finish();
}
