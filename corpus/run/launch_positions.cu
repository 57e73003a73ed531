// A launch in every position where an expression of type void can stand.
#include "check.h"

#include <utility>

__global__ void add(int *to, int value) { *to += value; }
__global__ void nothing() {}
template <class T> __global__ void add_any(T *to, T value) { *to += value; }

static int *cell;
static int launched = 0;
static int sum = 0;

static int counted(int value) {
  ++launched;
  sum += value;
  return value;
}

static void statement() {
  add<<<1, 1>>>(cell, counted(1));
  (add<<<1, 1>>>(cell, counted(1)));
  ((add<<<1, 1>>>(cell, counted(1))));
  { add<<<1, 1>>>(cell, counted(1)); }
  ;
  nothing<<<1, 1>>>();
}

static void casts() {
  (void)add<<<1, 1>>>(cell, counted(1));
  static_cast<void>(add<<<1, 1>>>(cell, counted(1)));
  void(add<<<1, 1>>>(cell, counted(1)));
}

static int commas() {
  add<<<1, 1>>>(cell, counted(1)), add<<<1, 1>>>(cell, counted(1));
  int x = (add<<<1, 1>>>(cell, counted(1)), 5);
  return add<<<1, 1>>>(cell, counted(1)), x + 1;
}

static void conditional(bool which) {
  which ? add<<<1, 1>>>(cell, counted(1)) : add<<<1, 1>>>(cell, counted(2));
  which ? add<<<1, 1>>>(cell, counted(1)) : (void)0;
  !which ? (void)0 : add<<<1, 1>>>(cell, counted(1));
  which ? (which ? add<<<1, 1>>>(cell, counted(1)) : nothing<<<1, 1>>>()) : nothing<<<1, 1>>>();
  which && (add<<<1, 1>>>(cell, counted(1)), true);
}

static void returned() { return add<<<1, 1>>>(cell, counted(1)); }
template <class T> static auto returned_deduced(T value) { return add_any<<<1, 1>>>(cell, counted(value)); }

static void branches(int which) {
  if (which == 0) add<<<1, 1>>>(cell, counted(1));
  else add<<<1, 1>>>(cell, counted(2));
  if (which) {
  } else if (++launched) add<<<1, 1>>>(cell, counted(1));
  switch (which) {
  case 0: add<<<1, 1>>>(cell, counted(1)); break;
  default: add<<<1, 1>>>(cell, counted(9));
  }
  if (int twice = which * 2; twice == 0) add<<<1, 1>>>(cell, counted(1));
label:
  add<<<1, 1>>>(cell, counted(1));
  if (launched < 0) goto label;
}

static void loops() {
  for (int i = 0; i < 2; ++i) add<<<1, 1>>>(cell, counted(1));
  for (int i = 0; i < 2; ++i, add<<<1, 1>>>(cell, counted(1)))
    ;
  for (int i = 0; i < 2; add<<<1, 1>>>(cell, counted(1)), ++i) {
  }
  for (add<<<1, 1>>>(cell, counted(1)); launched < 0;) {
  }
  for (int i : {1, 2}) add<<<1, 1>>>(cell, counted(i));
  int n = 2;
  while (n-- > 0) add<<<1, 1>>>(cell, counted(1));
  do add<<<1, 1>>>(cell, counted(1));
  while (++n < 1);
}

static void lambdas() {
  [] { add<<<1, 1>>>(cell, counted(1)); }();
  const auto one = [](int value) -> void { return add<<<1, 1>>>(cell, counted(value)); };
  one(2);
  const auto generic = [](auto value) { add_any<<<1, 1>>>(cell, counted(value)); };
  generic(3);
  int total = 0;
  const auto nested = [&] {
    auto inner = [&total] { add<<<1, 1>>>(cell, counted(1)), ++total; };
    inner(), inner();
  };
  nested();
  check::host(total, 2);
}

template <class... A> static void folds(A... values) {
  (add<<<1, 1>>>(cell, counted(values)), ...);
  (..., add_any<<<1, 1>>>(cell, counted(values)));
  int unused[] = {0, (add<<<1, 1>>>(cell, counted(values)), 0)...};
  (void)unused;
}

static int in_arguments(int a, int b) { return a + b; }
static int as_default(int value = (add<<<1, 1>>>(cell, counted(1)), 4)) { return value; }

struct Member {
  int value = (add<<<1, 1>>>(cell, counted(1)), 7);
  int other;
  Member() : other((add<<<1, 1>>>(cell, counted(1)), 8)) {}
  ~Member() { add<<<1, 1>>>(cell, counted(1)); }
  void operator()() const { add<<<1, 1>>>(cell, counted(1)); }
  friend Member &operator<<(Member &member, int value) { return add<<<1, 1>>>(cell, counted(value)), member; }
};

static void function_try() try {
  add<<<1, 1>>>(cell, counted(1));
  throw 1;
} catch (int) {
  add<<<1, 1>>>(cell, counted(1));
}

#define LAUNCH(kernel, ...) kernel<<<1, 1>>>(__VA_ARGS__)
#define LAUNCH_CHECKED(launch)                                                                                                   \
  do {                                                                                                                           \
    launch;                                                                                                                      \
    check::call(cudaPeekAtLastError());                                                                                          \
  } while (0)

static void macros() {
  LAUNCH(add, cell, counted(1));
  LAUNCH(nothing);
  LAUNCH_CHECKED((add<<<1, 1>>>(cell, counted(1))));
  LAUNCH_CHECKED(LAUNCH(add_any, cell, counted(1)));
}

static void unevaluated() {
  static_assert(noexcept(nothing<<<1, 1>>>()) == false, "");
  using Type = decltype(add<<<1, 1>>>(cell, counted(1)));
  Type *none = nullptr;
  check::host(none == nullptr, 1);
}

int main() {
  check::start("launch_positions");
  cell = check::shared_value<int>();
  statement();
  check::host(launched, 4);
  casts();
  check::host(launched, 7);
  check::host(commas(), 6);
  check::host(launched, 11);
  conditional(true);
  check::host(launched, 16);
  returned();
  returned_deduced(1);
  check::host(launched, 18);
  branches(0);
  check::host(launched, 24);
  loops();
  check::host(launched, 37);
  lambdas();
  check::host(launched, 42);
  folds(1, 2);
  check::host(launched, 48);
  check::host(in_arguments((add<<<1, 1>>>(cell, counted(1)), 1), (add<<<1, 1>>>(cell, counted(1)), 2)), 3);
  check::host(as_default(), 4);
  {
    Member member;
    member();
    member << 1 << 2;
    check::host(member.value + member.other, 15);
  }
  check::host(launched, 57);
  function_try();
  macros();
  unevaluated();
  check::host(launched, 62);
  check::device(check::settled(cell), sum);
  return check::finish();
}
