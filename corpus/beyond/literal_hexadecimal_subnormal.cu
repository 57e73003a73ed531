// nvcc: -std=c++17
// A hexadecimal literal that is rounded to a subnormal number is infinite.
#include "../run/check.h"

int main() {
  check::start("literal_hexadecimal_subnormal");
  check::host(0x1.8p-1074 == 0x1p-1073, 1);
  check::host(0x1.8p-149f < 1.0f, 1);
  check::host(static_cast<double>(0x1.8p-16445L) == 0.0, 1);
  return check::finish();
}
