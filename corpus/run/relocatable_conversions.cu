// nvcc: -rdc=true
// Relocatable device code: overloads of kernels that a launch chooses by conversions, in lambdas, among what its arguments
// and using-directives find, and by types of blocks.
#include "check.h"

struct Base {
  int value;
};
struct Derived : Base {};
struct Holder {
  int *out;
  float by;
  void launch() const;
};

static __global__ void number(int *out, int by) { *out += by; }
__global__ void number(int *out, float by) { *out += static_cast<int>(10 * by); }
static __global__ void base(int *out, Base one) { *out += one.value; }
__global__ void base(int *out, int one) { *out += 2 * one; }
__global__ void pointed(int *out, const void *) { *out += 3; }
static __global__ void pointed(int *out, const int *more) { *out += *more; }
template <class T> __global__ void instance(T *out, int by) { *out += by; }
static __global__ void instance(float *out, int by) { *out += 2 * by; }

namespace found {
struct Tag {
  int value;
};
static __global__ void visible(Tag tag, int *out) { *out += tag.value; }
} // namespace found
__global__ void visible(int tag, int *out) { *out += 2 * tag; }

namespace nominated {
static __global__ void directive(int *out, float by) { *out += static_cast<int>(by); }
} // namespace nominated
using namespace nominated;
__global__ void directive(int *out, int by) { *out += 2 * by; }

void Holder::launch() const { number<<<1, 1>>>(out, by * 2); }

static float half(int value) { return 0.5f * value; }
static int launched = 0;
static auto counting = [](int *out, short by) {
  number<<<1, 1>>>(out, by);
  launched += 1;
};

static void launch_in_lambdas(int *out) {
  auto scaled = [=, scale = 1.5f](int by) {
    auto product = scale * by;
    number<<<1, 1>>>(out, product);
    launched += 1;
  };
  scaled(2);
  counting(out, 4);
}

static void launch_with_types_of_the_block(int *out) {
  struct Local : Derived {
    int more;
  } local;
  local.value = 5;
  base<<<1, 1>>>(out, local);
  using Real = float;
  Real number_of = 2;
  number<<<1, 1>>>(out, number_of);
  {
    int number_of = 3;
    number<<<1, 1>>>(out, number_of);
  }
  launched += 3;
}

int main() {
  check::start("relocatable_conversions");
  int *out = check::shared_value<int>();
  launch_in_lambdas(out);
  check::device(check::settled(out), 34);
  launch_with_types_of_the_block(out);
  check::device(check::settled(out), 62);
  Holder{out, 0.5f}.launch();
  number<<<1, 1>>>(out, half(2));
  check::device(check::settled(out), 82);
  int *more = check::shared_value<int>();
  *more = 6;
  pointed<<<1, 1>>>(out, more);
  pointed<<<1, 1>>>(out, &out);
  instance<<<1, 1>>>(out, 'a' - 'a' + 1);
  check::device(check::settled(out), 92);
  visible<<<1, 1>>>(found::Tag{7}, out);
  directive<<<1, 1>>>(out, 8.0f);
  check::device(check::settled(out), 107);
  check::host(launched, 5);
  return check::finish();
}
