// Where the released front end shows that it prints the program anew: a statement over several lines moves to its first line,
// and literals lose their spelling. Listed in exceptions.txt, with the reasons.
#include "check.h"

__global__ void add(int *to, int x) { *to += x; }

static int here(int line = __builtin_LINE()) { return line; }

int main() {
  check::start("reprinted_statements");
  int *to = check::shared_value<int>();
  const int lines[] = {here(),
                       here(), here(),
                       here()};
  check::host(lines[0] >= 12, 1);
  check::host(lines[3] <= 14, 1);
  add<<<1,
        1>>>(to, 1), check::host(here() >= 17,
                                 1);
  check::host('ab' != 0, 1);
  check::device(check::settled(to), 1);
  return check::finish();
}
