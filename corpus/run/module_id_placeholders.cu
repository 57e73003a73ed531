// The module id is made of the name of the first external definition. Those whose types are placeholders are passed over,
// whatever stands beside `auto` in the type of a variable; of functions only those whose type is the placeholder alone.
#include "check.h"

auto plain = 1;
auto *pointer = &plain;
const auto &reference = *pointer;
auto &&temporary = 2;
auto function() { return 1; }
auto trailing() -> auto { return 2; }
auto exact() -> decltype(auto) { return 3; }
const auto first() { return 4; }
int second() { return 5; }

__global__ void twice(int *out, int value) { *out = 2 * value; }

int main() {
  check::start("module_id_placeholders");
  int sum = plain + *pointer + reference + temporary + function() + trailing() + exact() + first() + second();
  check::host(sum, 20);
  int *out = check::shared_value<int>(1);
  twice<<<1, 1>>>(out, sum);
  check::device(check::settled(out), 40);
  return check::finish();
}
