// nvcc: -std=c++17
// One of several functions of a name as the argument of a parameter `auto`: the cast that chooses it is dropped.
#include "../run/check.h"

static int size(int) { return 4; }
static int size(long) { return 8; }
template <auto function> int call() { return function(0); }

int main() {
  check::start("overloaded_function_argument");
  check::host(call<static_cast<int (*)(long)>(size)>(), 8);
  return check::finish();
}
