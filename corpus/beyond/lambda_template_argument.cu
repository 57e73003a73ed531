// nvcc: -std=c++20
// A lambda of the host as a template argument is written as the definition of a class.
#include "../run/check.h"

template <auto function> int of_three() { return function(3); }

int main() {
  check::start("lambda_template_argument");
  check::host(of_three<[](int i) { return i * 2; }>(), 6);
  return check::finish();
}
