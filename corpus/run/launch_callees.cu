// Everything that can stand before `<<<`: names, pointers, members, subscripts, calls, casts, conditionals, dependent names.
#include "check.h"

#include <cstdint>
#include <map>
#include <string>

__global__ void add(int *to, int value) { *to += value; }
__global__ void twice(int *to, int value) { *to += 2 * value; }
template <class T> __global__ void any(T *to, T value) { *to += value; }

using Kernel = void (*)(int *, int);

struct Table {
  Kernel kernel = add;
  Kernel row[2] = {add, twice};
  static Kernel shared;
  Kernel get(bool which) const { return which ? add : twice; }
  void launch(int *to) {
    this->kernel<<<1, 1>>>(to, 1);
    kernel<<<1, 1>>>(to, 1);
    row[1]<<<1, 1>>>(to, 1);
    this->get(true)<<<1, 1>>>(to, 1);
    get(false)<<<1, 1>>>(to, 1);
    shared<<<1, 1>>>(to, 1);
  }
};
Kernel Table::shared = twice;

static Kernel global_pointer = add;
static void (&global_reference)(int *, int) = twice;
static Kernel choose(bool which) { return which ? add : twice; }

template <class T> struct Traits {
  static void run(T *to) {
    any<T><<<1, 1>>>(to, T(1));
    any<<<1, 1>>>(to, T(1));
    ::any<T><<<1, 1>>>(to, T(1));
  }
  struct Inner {
    Kernel kernel = add;
    template <class U> static Kernel pick() { return twice; }
  };
};

template <class T, class K> void dependent(T *to, K kernel) {
  kernel<<<1, 1>>>(to, 1);
  (*kernel)<<<1, 1>>>(to, 1);
  typename Traits<T>::Inner inner;
  inner.kernel<<<1, 1>>>(to, 1);
  Traits<T>::Inner::template pick<char>()<<<1, 1>>>(to, 1);
}

template <void (*K)(int *, int)> void through_parameter(int *to) { K<<<1, 1>>>(to, 1); }
template <void (*... K)(int *, int)> void through_pack(int *to) { (K<<<1, 1>>>(to, 1), ...); }

static long total(Kernel kernel) { return kernel == add ? 1 : kernel == twice ? 2 : 0; }

int main() {
  check::start("launch_callees");
  int *to = check::shared_value<int>();
  const auto expect = [to](int value, int line = __builtin_LINE()) {
    check::device(check::settled(to), value, line);
    *to = 0;
  };

  Kernel local = add;
  local<<<1, 1>>>(to, 1);
  (local)<<<1, 1>>>(to, 1);
  (*local)<<<1, 1>>>(to, 1);
  (**local)<<<1, 1>>>(to, 1);
  (&add)<<<1, 1>>>(to, 1);
  (add)<<<1, 1>>>(to, 1);
  (*add)<<<1, 1>>>(to, 1);
  expect(7);

  global_pointer<<<1, 1>>>(to, 1);
  ::global_pointer<<<1, 1>>>(to, 1);
  global_reference<<<1, 1>>>(to, 1);
  choose(true)<<<1, 1>>>(to, 1);
  choose(false)<<<1, 1>>>(to, 1);
  expect(7);

  Kernel array[] = {add, twice, any<int>};
  array[0]<<<1, 1>>>(to, 1);
  array[1 + 1]<<<1, 1>>>(to, 1);
  Kernel *pointer = array;
  pointer[1]<<<1, 1>>>(to, 1);
  (*pointer)<<<1, 1>>>(to, 1);
  (*(pointer + 1))<<<1, 1>>>(to, 1);
  expect(7);

  Table table, *other = &table;
  table.kernel<<<1, 1>>>(to, 1);
  other->kernel<<<1, 1>>>(to, 1);
  (*other).row[1]<<<1, 1>>>(to, 1);
  other->row[0]<<<1, 1>>>(to, 1);
  table.get(false)<<<1, 1>>>(to, 1);
  Table::shared<<<1, 1>>>(to, 1);
  table.launch(to);
  Table{}.get(true)<<<1, 1>>>(to, 1);
  Kernel Table::*member = &Table::kernel;
  (table.*member)<<<1, 1>>>(to, 1);
  (other->*member)<<<1, 1>>>(to, 1);
  expect(21);

  (*to ? add : twice)<<<1, 1>>>(to, 1);
  expect(2);
  ((Kernel)add)<<<1, 1>>>(to, 1);
  static_cast<Kernel>(any)<<<1, 1>>>(to, 1);
  ((void (*)(int *, int))any<int>)<<<1, 1>>>(to, 1);
  reinterpret_cast<Kernel>(reinterpret_cast<std::uintptr_t>(local))<<<1, 1>>>(to, 1);
  expect(4);

  [] { return add; }()<<<1, 1>>>(to, 1);
  [&](Kernel kernel) { kernel<<<1, 1>>>(to, 1); }(twice);
  std::map<std::string, Kernel> named = {{"add", add}, {"twice", twice}};
  named["twice"]<<<1, 1>>>(to, 1);
  named.at("add")<<<1, 1>>>(to, 1);
  for (const auto &[name, kernel] : named) kernel<<<1, 1>>>(to, static_cast<int>(name.size()));
  expect(19);

  Traits<int>::run(to);
  dependent(to, add);
  dependent(to, local);
  expect(13);
  through_parameter<add>(to);
  through_parameter<any<int>>(to);
  through_pack<add, twice, any<int>>(to);
  expect(6);

  check::host(total(add), 1);
  check::host(total(&twice), 2);
  check::host(total(*global_reference), 2);
  return check::finish();
}
