// Launches through pointers, references, members, arrays, calls, casts and conditionals, and of dependent callees.
#include "check.h"

__global__ void one(int *out) { *out = 1; }
__global__ void two(int *out) { *out = 2; }
__global__ void add(int *out, int value) { *out += value; }
template <class T> __global__ void sized(T *out) { *out = T(sizeof(T)); }
template <int N> __global__ void numbered(int *out) { *out = N; }

using Kernel = void (*)(int *);
typedef void Signature(int *, int);
struct Table {
  Kernel kernel;
  Kernel list[2];
  Signature *added;
  static Kernel chosen;
  Kernel get(int at) const { return list[at]; }
  Kernel operator[](int at) const { return list[at]; }
  operator Kernel() const { return kernel; }
  void run(int *out) const {
    kernel<<<1, 1>>>(out);
    this->list[1]<<<1, 1>>>(out);
    (*this).added<<<1, 1>>>(out, 10);
  }
};
Kernel Table::chosen = one;
static Kernel pick(bool first) { return first ? one : two; }
static void (&bound)(int *) = two;
template <class K> static void launch(K kernel, int *out) { kernel<<<1, 1>>>(out); }
template <Kernel K> static void constant(int *out) { K<<<1, 1>>>(out); }
template <class T> struct Dependent {
  static constexpr Kernel kernel = numbered<T::value>;
  typename T::pointer stored = numbered<T::value + 1>;
  void run(int *out) {
    kernel<<<1, 1>>>(out);
    numbered<T::value * 2><<<1, 1>>>(out);
    stored<<<1, 1>>>(out);
    sized<typename T::type><<<1, 1>>>(reinterpret_cast<typename T::type *>(out));
    T::given()<<<1, 1>>>(out);
    T::template made<5>()<<<dim3(1), dim3(1), 0, nullptr>>>(out);
  }
};
struct Three {
  static constexpr int value = 3;
  using pointer = Kernel;
  using type = int;
  static Kernel given() { return one; }
  template <int N> static Kernel made() { return numbered<N>; }
};

int main() {
  check::start("launch_callees_indirect");
  int *out = check::shared_value<int>();
  Table table = {one, {two, one}, add};
  const Table *pointer = &table;
  table.run(out);
  check::device(check::settled(out), 11);
  table.kernel<<<1, 1>>>(out);
  pointer->list[0]<<<1, 1>>>(out);
  pointer->get(0)<<<1, 1>>>(out);
  table[1]<<<1, 1>>>(out);
  Table::chosen<<<1, 1>>>(out);
  pick(false)<<<1, 1>>>(out);
  bound<<<1, 1>>>(out);
  (*pick(true))<<<1, 1>>>(out);
  (&two)<<<1, 1>>>(out);
  ((Kernel)sized<int>)<<<1, 1>>>(out);
  static_cast<Kernel>(numbered<8>)<<<1, 1>>>(out);
  check::device(check::settled(out), 8);
  (out != nullptr ? one : two)<<<1, 1>>>(out);
  check::device(check::settled(out), 1);
  launch(two, out);
  launch(table.kernel, out);
  launch(&numbered<6>, out);
  check::device(check::settled(out), 6);
  constant<two>(out);
  constant<numbered<9>>(out);
  check::device(check::settled(out), 9);
  Dependent<Three> dependent;
  dependent.run(out);
  check::device(check::settled(out), 5);
  [](auto kernel, int *to) { kernel<<<1, 1>>>(to, 4); }(add, out);
  check::device(check::settled(out), 9);
  [kernel = one, out] { kernel<<<1, 1>>>(out); }();
  check::device(check::settled(out), 1);
  check::host(pick(true) == one && Table::chosen == one && bound == two, 1);
  return check::finish();
}
