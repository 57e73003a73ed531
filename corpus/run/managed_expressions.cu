// Managed variables as operands of every operator and in every place of an expression on the host.
#include "check.h"
#include <initializer_list>
#include <new>
#include <typeinfo>

struct Pair {
  int first, second;
  int sum() const { return first + second; }
  Pair &add(int more) { first += more; return *this; }
  int operator()(int factor) const { return first * factor; }
  int &operator[](int at) { return at == 0 ? first : second; }
};
__managed__ int number = 4;
__managed__ int list[3] = {1, 2, 3};
__managed__ int grid[2][2] = {{1, 2}, {3, 4}};
__managed__ Pair pair = {5, 6};
__managed__ int *pointer;
__managed__ unsigned char flags = 0x0f;
__managed__ double real = 2.5;
namespace n {
__managed__ int inside = 7;
namespace {
__managed__ Pair hidden = {8, 9};
}
} // namespace n
extern "C" { __managed__ int with_c_linkage = 12; }
static __managed__ long own = 13;

static int total(std::initializer_list<int> values) {
  int sum = 0;
  for (int value : values) sum += value;
  return sum;
}
static int by_reference(int &value, const Pair &other, int (&whole)[3]) { return value++ + other.first + whole[2]; }
static int defaulted(int value = number, int *place = &n::inside) { return value + *place; }
template <class T> static T twice(T value) { return value + value; }
template <int *Place> static int at_place() { return 1; }
struct Base { int got; explicit Base(int value) : got(value) {} };
struct Derived : Base {
  int member, other;
  Derived() : Base(number), member{pair.first}, other(list[1]) {}
};
static int returned() { return number; }
static int &referred() { return pair.second; }

int main() {
  check::start("managed_expressions");
  // The fake runtime has no device half to take the first values from.
  number = 4;
  for (int i = 0; i < 3; ++i) list[i] = i + 1;
  for (int i = 0; i < 4; ++i) grid[i / 2][i % 2] = i + 1;
  pair = Pair{5, 6}, n::hidden = {8, 9}, flags = 0x0f, real = 2.5, n::inside = 7, with_c_linkage = 12, own = 13;
  check::host(number + -number * 2 - ~number, 4 - 8 + 5);
  check::host(++number + number-- + --number, 5 + 5 + 3);
  check::host((number = 6, number += 2, number <<= 1, number ^= 1, number), 17);
  check::host(number > 3 && !number == false || number, 1);
  check::host(number ? pair.first : list[0], 5);
  check::host(*(list + 1) + 2 [list] + *&list[0], 6);
  check::host(grid[1][0] + (*grid)[1] + sizeof(grid) / sizeof *grid, 3 + 2 + 2);
  check::host(pair.sum() + pair.add(1).first + (&pair)->second + pair(2) + pair[1], 11 + 6 + 6 + 12 + 6);
  int Pair::*which = &Pair::second;
  check::host(pair.*which + (&pair)->*which, 12);
  pointer = list;
  check::host(*pointer++ + *pointer + pointer[1] + int(pointer - list), 1 + 2 + 3 + 1);
  flags |= 0xf0;
  check::host(static_cast<int>(flags) + (int)real + int(real) + int{flags}, 255 + 2 + 2 + 255);
  check::host(reinterpret_cast<char *>(&number)[0] + *const_cast<const int *>(&n::inside), 17 + 7);
  check::host(::n::inside + n::hidden.sum() + ::number + with_c_linkage + int(::own), 7 + 17 + 17 + 12 + 13);
  check::host(total({number, list[0], n::inside}), 25);
  check::host(by_reference(number, pair, list), 17 + 6 + 3);
  check::host(defaulted() + defaulted(number) + twice(number) + twice<long>(own), 25 + 25 + 36 + 26);
  for (int &value : list) value += 1;
  for (int i = list[0]; i < list[2] && number; i += list[0]) number += i;
  check::host(list[0] + list[1] + list[2] + number, 9 + 20);
  switch (number) { case 20: number = 21; break; default: number = 0; }
  if (int local = number; local > number - 1) check::host(local, 21);
  while (number > 18) number--;
  do number += 2; while (number < 20);
  check::host(number, 20);
  auto copied = [=] { return number + pair.first; };
  auto held = [value = number, &whole = list] { return value + whole[0]; };
  check::host(copied() + held() + [] { return n::inside; }(), 26 + 22 + 7);
  Derived derived;
  check::host(derived.got + derived.member + derived.other, 20 + 6 + 3);
  int *made = new int(number), *many = new int[list[0]]{list[0], list[1]};
  check::host(*made + many[0] + many[1], 25);
  new (made) int(list[2]);
  check::host(*made, 4);
  delete made;
  delete[] many;
  try { throw number; } catch (int caught) { check::host(caught, 20); }
  check::host(returned() + referred() + (referred() = 9) + pair.second, 20 + 6 + 9 + 9);
  int plain[] = {number, [1] = list[1]}, braced{number};
  check::host(plain[0] + plain[1] + braced, 20 + 3 + 20);
  const Pair &bound = n::hidden;
  auto &[first, second] = pair;
  check::host(bound.first + first + second, 8 + 6 + 9);
  check::host(alignof(decltype((number))) + sizeof number + sizeof(list), 4 + 4 + 12);
  check::host(typeid(number) == typeid(int), 1);
  number = pair.first = list[0] = 3;
  check::host(number * 100 + pair.first * 10 + list[0], 333);
  asm volatile("" : "+r"(number) : "r"(pair.first));
  check::host(({ int inner = number; inner + 1; }), 4);
  check::host(at_place<nullptr>() + (number ?: 9) + (number, list[1]), 1 + 3 + 3);
  return check::finish();
}
