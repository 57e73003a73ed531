// nvcc: -Xcompiler -Wall,-Wextra,-Werror
// Spellings of which a host compiler warns, and of which it says nothing in what the released tool prints: string literals as
// `char *`, operators without parentheses, statements without braces, initialisers out of order.
#include "check.h"

static int length(char *text) {
  int n = 0;
  while (text[n]) n++;
  return n;
}

struct Named {
  char *name;
};
static char *global = "global";
static char *several[] = {"a", "bc"};
static Named named = {"def"};

static char *returned() { return "returned"; }
static int with_default(char *text = "default") { return length(text); }

struct Member {
  char *text = "member";
  int later, earlier;
  Member(int n) : earlier(n), later(n + 1), text("given") {}
  int method(char *other) { return length(text) + length(other); }
};

template <class T> struct OfTemplate {
  T a, b;
  OfTemplate(T v) : b(v), a(v) {}
};
template <class T> static int in_template(T t) { return length("template") + t; }

static int operators(int a, int b, int c) {
  int sum = a << 1 + b;
  sum += a + b & c;
  sum += a | b ^ c;
  sum += a && b || c;
  sum += !a == b;
  sum += a == b == c;
  return sum;
}

static int statements(int a, int b) {
  int sum = 0;
  if (a)
    if (b) sum += 1;
    else sum += 2;
  while (a = a - 1) sum += a;
  if (b = a) sum += 100;
  if (sum > 1000) ;
  return sum;
}

__global__ void kernel(int *to, const char *text) { *to = text != nullptr; }
static void launch(int *to, char *text) {
  kernel<<<1, 1>>>(to, text);
  kernel<<<1, 1>>>(to, "literal");
}

int main() {
  check::start("spelling_warnings");
  int *to = check::shared_value<int>();
  check::host(length("x") + length(global) + length(several[1]) + length(named.name), 12);
  check::host(length(returned()) + with_default() + with_default("abc"), 18);
  Member member(1);
  check::host(member.method("other") + member.later + member.earlier, 13);
  check::host(OfTemplate<int>(3).a + OfTemplate<int>(4).b, 7);
  check::host(in_template(1), 9);
  auto lambda = [](char *text) -> char * { return length(text) ? text : text + 1; };
  check::host(length(lambda("some")), 4);
  check::host(operators(1, 2, 3), 8 + 3 + 1 + 1 + 0 + 0);
  check::host(statements(3, 0), 2 + 2 + 1);
  launch(to, "text");
  return check::finish();
}
