// Names that a managed variable shares with something else: only the uses that mean the variable change.
#include "check.h"

#include <utility>

__managed__ int value;
__managed__ int other;
namespace space {
__managed__ int value;
int plain = 40;
} // namespace space

static int parameter(int value) { return value + 1; }
static int parameter_of_a_declaration(int value);
static int default_then_name(int copy = value, int value = 2) { return copy + value; }
template <int value> int template_parameter() { return value + 1; }
template <class value> int type_parameter() { return static_cast<int>(sizeof(value)); }

struct Member {
  int value = 3;
  static int other;
  int get() const { return value + this->value + other; }
  int global() const { return ::value + ::other; }
  int late() const { return declared_later; }
  int declared_later = 5;
  enum { enumerator = 6 };
};
int Member::other = 7;

struct Derived : Member {
  int inherited() const { return value + other; }
};

struct Method {
  int value() const { return 8; }
  int call() const { return value() + this->value(); }
  friend int get(const Method &method) { return method.value(); }
};

class Nested {
  struct Inner {
    int value = 9;
  } inner;

public:
  int get() const { return inner.value; }
  int variable() const { return value; }
};

namespace shadowing {
int value = 10;
int get() { return value; }
int outer() { return ::value; }
namespace inside {
int get() { return value + other; }
} // namespace inside
} // namespace shadowing

namespace imported {
using shadowing::value;
int get() { return value; }
} // namespace imported
namespace imported_managed {
using ::value;
using space::plain;
int get() { return value + plain; }
} // namespace imported_managed

enum Colour { red };
struct value_tag {};

static int locals() {
  int total = value;
  {
    int value = 11;
    total += value;
    {
      total += value;
      int other = value;
      total += other;
    }
  }
  total += value;
  for (int value = 0; value < 2; ++value) total += value;
  for (int value : {1, 2}) total += value;
  if (int value = 3) total += value;
  else total -= value;
  if (int other = 4; other) total += other;
  while (int value = total < 0) total += value;
  switch (int value = 5; value) {
  case 5: total += value;
  }
  try {
    throw 6;
  } catch (int value) {
    total += value;
  }
  total += value;
  struct Local {
    int value = 12;
    int get() const { return value + ::value; }
  } local;
  total += local.value + local.get();
  enum { value = 13 };
  total += value;
  return total;
}

static int own_initialiser() {
  int seen = value;
  int value = seen + 1;
  auto &reference = ::value;
  return value + reference;
}

static int lambdas() {
  int total = 0;
  total += [](int value) { return value; }(14);
  total += [value = 15] { return value; }();
  total += [] { return value; }();
  int value = 16;
  total += [value] { return value; }();
  total += [&value] { return value; }();
  total += [=] { return value + ::value; }();
  total += [&](auto other) { return value + other; }(1);
  return total;
}

static int bindings() {
  const std::pair<int, int> pair(17, 18);
  const auto &[value, other] = pair;
  return value + other;
}

static int labels_and_members() {
  int steps = 0;
value:
  if (++steps < 3) goto value;
  Member member, *pointer = &member;
  member.value = 19;
  pointer->value += 1;
  int Member::*which = &Member::value;
  return steps + member.value + (pointer->*which) + Member{}.value + value;
}

static int designated() {
  struct Plain {
    int value, other;
  };
  const Plain plain = {value, other};
  const Plain named = {.value = 21, .other = other};
  return plain.value + named.value + plain.other + named.other;
}

static int block_using() {
  using space::value;
  int total = value;
  {
    using shadowing::value;
    total += value;
  }
  return total + value;
}

#define NAMED(value) (value + 1)
#define STRING(value) #value

int main() {
  check::start("managed_shadowing");
  value = 100;
  other = 1000;
  space::value = 50;
  check::host(parameter(1), 2);
  check::host(parameter_of_a_declaration(1), 3);
  check::host(default_then_name(), 102);
  check::host(template_parameter<4>(), 5);
  check::host(type_parameter<char>(), 1);
  check::host(Member().get(), 13);
  check::host(Member().global(), 1100);
  check::host(Member().late(), 5);
  check::host(Derived().inherited(), 10);
  check::host(Method().call() + get(Method()), 24);
  check::host(Nested().get() + Nested().variable(), 109);
  check::host(shadowing::get() + shadowing::outer() + shadowing::inside::get(), 10 + 100 + 1010);
  check::host(imported::get() + imported_managed::get(), 10 + 140);
  check::host(locals(), 100 + 33 + 100 + 1 + 3 + 3 + 4 + 5 + 6 + 100 + 12 + 112 + 13);
  check::host(own_initialiser(), 201);
  check::host(lambdas(), 14 + 15 + 100 + 16 + 16 + 116 + 17);
  check::host(bindings(), 35);
  check::host(labels_and_members(), 3 + 20 + 20 + 3 + 100);
  check::host(designated(), 100 + 21 + 2000);
  check::host(block_using(), 50 + 10 + 50);
  check::host(NAMED(value), 101);
  check::host(sizeof(STRING(value)), 6);
  check::host(value + ::value + space::value, 250);
  return check::finish();
}

static int parameter_of_a_declaration(int value) { return value + 2; }
