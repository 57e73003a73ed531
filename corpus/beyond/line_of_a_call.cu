// nvcc: -std=c++17
// An initialiser of several lines is written on the first of them: a default argument that asks for the line gets another one.
#include "../run/check.h"

static int line(int of = __builtin_LINE()) { return of; }

int main() {
  check::start("line_of_a_call");
  int lines[] = {line(),
                 line()};
  check::host(lines[1] - lines[0], 1);
  return check::finish();
}
