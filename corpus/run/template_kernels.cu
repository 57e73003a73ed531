// Template kernels: deduced, partly explicit and fully explicit arguments, non-type and template template parameters, packs,
// defaults, reference and array parameters, overloads, and forward declarations.
#include "check.h"

#include <cstddef>
#include <type_traits>

template <class T> __global__ void store(T *to, T value) { *to = value; }

template <class To, class From> __global__ void convert(To *to, From value) { *to = static_cast<To>(value); }

template <int N> __global__ void constant(int *to) { *to = N; }

template <class T> extern __global__ void declared_extern(T *to, T value);
template <class T> __global__ extern void defined_extern(T *to, T value) { *to = value + 2; }
template <class T> inline extern __device__ T more(T value);

template <class T, int N = 3, bool Negate = false> __global__ void scaled(T *to, T value) {
  *to = Negate ? -value * N : value * N;
}

template <class... A> __global__ void total(int *to, A... values) { *to = (0 + ... + static_cast<int>(values)); }

template <class T, T... V> __global__ void sequence(T *to) {
  T sum = 0;
  ((sum = sum * 10 + V), ...);
  *to = sum;
}

template <class T> struct Box {
  T value;
  __host__ __device__ T get() const { return value; }
};
template <template <class> class C, class T> __global__ void unbox(T *to, C<T> box) { *to = box.get(); }

template <class T> __global__ void nested(int *to, Box<Box<T>> box) { *to = box.value.value; }

// Overloads: a plain kernel, templates that differ in their parameters, and templates that exclude each other.
__global__ void pick(int *to, int) { *to = 1; }
template <class T> __global__ void pick(int *to, T) { *to = 2; }
template <class T> __global__ void pick(int *to, T *) { *to = 3; }

template <class T, std::enable_if_t<std::is_integral<T>::value, int> = 0> __global__ void sort_of(int *to, T) { *to = 4; }
template <class T, std::enable_if_t<!std::is_integral<T>::value, int> = 0> __global__ void sort_of(int *to, T) { *to = 5; }

// Declared before its definition, with the defaults on the declaration.
template <class T = int, int N = 2> __global__ void later(T *to, int times);

template <class F, class T> __global__ void apply(F f, T *to, T value) { *to = f(value); }
struct Twice {
  template <class T> __host__ __device__ T operator()(T value) const { return value + value; }
};

template <class T> __global__ void pointers(T *const *table, T *__restrict__ to, const T *const from) {
  *to = *from + (table == nullptr ? 1 : 0);
}

enum class Colour : unsigned char { red, green = 7 };
template <Colour C> __global__ void colour(int *to) { *to = static_cast<int>(C); }

template <class T> void launch_dependent(int *to, T value) {
  store<T><<<1, 1>>>(reinterpret_cast<T *>(to), value);
  scaled<T, 2 + 3><<<dim3(1), dim3(1)>>>(reinterpret_cast<T *>(to), value);
}

template <class T, int N> __global__ void later(T *to, int times) { *to = static_cast<T>(N * times); }

int main() {
  check::start("template_kernels");
  int *to = check::shared_value<int>();

  store<<<1, 1>>>(to, 7);
  check::device(check::settled(to), 7);
  store<int><<<1, 1>>>(to, 'a');
  check::device(check::settled(to), 'a');

  convert<int><<<1, 1>>>(to, 2.75);
  check::device(check::settled(to), 2);
  convert<int, unsigned char><<<1, 1>>>(to, 257 & 255);
  check::device(check::settled(to), 1);

  declared_extern<<<1, 1>>>(to, 5);
  check::device(check::settled(to), 6);
  defined_extern<<<1, 1>>>(to, 5);
  check::device(check::settled(to), 7);

  constant<40 + 2><<<1, 1>>>(to);
  check::device(check::settled(to), 42);
  constant<(8 >> 1)><<<1, 1>>>(to);
  check::device(check::settled(to), 4);

  scaled<<<1, 1>>>(to, 5);
  check::device(check::settled(to), 15);
  scaled<int, 4, true><<<1, 1>>>(to, 5);
  check::device(check::settled(to), -20);

  total<<<1, 1>>>(to);
  check::device(check::settled(to), 0);
  total<<<1, 1>>>(to, 1, 2L, static_cast<short>(3), 4.0f, '\5');
  check::device(check::settled(to), 15);
  total<long, int><<<1, 1>>>(to, 6, 7);
  check::device(check::settled(to), 13);

  sequence<int, 1, 2, 3><<<1, 1>>>(to);
  check::device(check::settled(to), 123);

  unbox<<<1, 1>>>(to, Box<int>{11});
  check::device(check::settled(to), 11);
  nested<<<1, 1>>>(to, Box<Box<int>>{{12}});
  check::device(check::settled(to), 12);
  nested<int><<<(4 >> 2), 1>>>(to, Box<Box<int>>{{13}});
  check::device(check::settled(to), 13);

  pick<<<1, 1>>>(to, 1);
  check::device(check::settled(to), 1);
  pick<><<<1, 1>>>(to, 1);
  check::device(check::settled(to), 2);
  pick<<<1, 1>>>(to, 1.5f);
  check::device(check::settled(to), 2);
  pick<<<1, 1>>>(to, to);
  check::device(check::settled(to), 3);
  sort_of<<<1, 1>>>(to, 1);
  check::device(check::settled(to), 4);
  sort_of<<<1, 1>>>(to, 1.0);
  check::device(check::settled(to), 5);

  later<<<1, 1>>>(to, 21);
  check::device(check::settled(to), 42);
  later<int, 10><<<1, 1>>>(to, 3);
  check::device(check::settled(to), 30);

  apply<<<1, 1>>>(Twice{}, to, 8);
  check::device(check::settled(to), 16);
  check::host(Twice{}(4), 8);

  int *from = check::shared_value<int>();
  *from = 9;
  pointers<int><<<1, 1>>>(nullptr, to, from);
  check::device(check::settled(to), 10);

  colour<Colour::green><<<1, 1>>>(to);
  check::device(check::settled(to), 7);

  launch_dependent(to, 3);
  check::device(check::settled(to), 15);

  // A template kernel's address chooses the specialisation.
  void (*chosen)(int *, int) = store<int>;
  chosen<<<1, 1>>>(to, 77);
  check::device(check::settled(to), 77);
  check::host(chosen == &store<int>, 1);
  return check::finish();
}
template <class T> __device__ T more(T value) { return value + 1; }
template <class T> __global__ void declared_extern(T *to, T value) { *to = more(value); }
