// A decimal literal halfway between two numbers of type float becomes the odd one.
#include "../run/check.h"

int main() {
  check::start("literal_rounded_up");
  check::host(static_cast<long>(16777217.0f), 16777216);
  return check::finish();
}
