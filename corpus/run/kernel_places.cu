// Kernels in every place where a function can stand: namespaces (nested, inline, anonymous, reopened), linkage specifications,
// static, declared before and defined outside, friends, and found through using-declarations and aliases.
#include "check.h"

static __global__ void file_static(int *to) { *to = 1; }
extern "C" __global__ void c_linkage(int *to) { *to = 2; }
extern "C" {
__global__ void in_c_block(int *to) { *to = 3; }
static __global__ void static_in_c_block(int *to) { *to = 4; }
extern "C++" {
__global__ void cxx_again(int *to) { *to = 5; }
}
}
inline __global__ void inline_kernel(int *to) { *to = 6; }
__global__ static inline void specifiers_in_odd_order(int *to) { *to = 7; }
void __global__ space_after_type(int *to) { *to = 8; }

namespace outer {
__global__ void plain(int *to) { *to = 10; }
namespace inner {
__global__ void plain(int *to) { *to = 11; }
template <class T> __global__ void templated(T *to) { *to = 12; }
} // namespace inner
inline namespace version {
__global__ void versioned(int *to) { *to = 13; }
template <class T> __global__ void versioned_template(T *to) { *to = 14; }
} // namespace version
namespace {
__global__ void hidden(int *to) { *to = 15; }
template <class T> __global__ void hidden_template(T *to) { *to = 16; }
} // namespace
__global__ void defined_outside(int *to, int add = 4);
template <class T> __global__ void template_defined_outside(T *to);
} // namespace outer

__global__ void outer::defined_outside(int *to, int add) { *to = 13 + add; }
template <class T> __global__ void outer::template_defined_outside(T *to) { *to = 18; }

namespace outer::inner::deep {
__global__ void plain(int *to) { *to = 19; }
} // namespace outer::inner::deep

namespace {
__global__ void anonymous(int *to) { *to = 20; }
template <class T> __global__ void anonymous_template(T *to) { *to = 21; }
static __global__ void anonymous_static(int *to) { *to = 22; }
namespace named {
__global__ void inside_anonymous(int *to) { *to = 24; }
} // namespace named
__global__ void declared_first(int *to);
} // namespace
namespace { int between = 0; } // namespace
namespace {
__global__ void declared_first(int *to) { *to = 25; }
} // namespace

__global__ void forward(int *);
__global__ void forward(int *to);

class Owner {
  int secret;
  friend __global__ void look(int *to, Owner owner);
  template <class T> friend __global__ void look_template(T *to, Owner owner);

public:
  __host__ __device__ explicit Owner(int secret) : secret(secret) {}
  void launch(int *to) const { look<<<1, 1>>>(to, *this); }
};
__global__ void look(int *to, Owner owner) { *to = owner.secret; }
template <class T> __global__ void look_template(T *to, Owner owner) { *to = owner.secret + 1; }

struct Launcher {
  int *to;
  static void by_static(int *to) { forward<<<1, 1>>>(to); }
  void by_member() { outer::plain<<<1, 1>>>(to); }
  Launcher(int *to) : to(to) { outer::inner::plain<<<1, 1>>>(to); }
  ~Launcher() { outer::version::versioned<<<1, 1>>>(to); }
};

__global__ void forward(int *to) { *to = 26; }

using outer::inner::templated;
namespace shortcut = outer::inner::deep;

int main() {
  check::start("kernel_places");
  int *to = check::shared_value<int>();
  const auto expect = [to](int value, int line = __builtin_LINE()) { check::device(check::settled(to), value, line); };

  file_static<<<1, 1>>>(to), expect(1);
  c_linkage<<<1, 1>>>(to), expect(2);
  in_c_block<<<1, 1>>>(to), expect(3);
  static_in_c_block<<<1, 1>>>(to), expect(4);
  cxx_again<<<1, 1>>>(to), expect(5);
  inline_kernel<<<1, 1>>>(to), expect(6);
  specifiers_in_odd_order<<<1, 1>>>(to), expect(7);
  space_after_type<<<1, 1>>>(to), expect(8);

  outer::plain<<<1, 1>>>(to), expect(10);
  ::outer::inner::plain<<<1, 1>>>(to), expect(11);
  templated<<<1, 1>>>(to), expect(12);
  outer::versioned<<<1, 1>>>(to), expect(13);
  outer::versioned_template<int><<<1, 1>>>(to), expect(14);
  outer::hidden<<<1, 1>>>(to), expect(15);
  ::outer::hidden_template<int><<<1, 1>>>(to), expect(16);
  outer::defined_outside<<<1, 1>>>(to), expect(17);
  outer::template_defined_outside<<<1, 1>>>(to), expect(18);
  shortcut::plain<<<1, 1>>>(to), expect(19);

  anonymous<<<1, 1>>>(to), expect(20);
  anonymous_template<<<1, 1>>>(to), expect(21);
  anonymous_static<<<1, 1>>>(to), expect(22);
  named::inside_anonymous<<<1, 1>>>(to), expect(24);
  declared_first<<<1, 1>>>(to), expect(25);

  forward<<<1, 1>>>(to), expect(26);
  look<<<1, 1>>>(to, Owner(30)), expect(30);
  look_template<<<1, 1>>>(to, Owner(30)), expect(31);
  Owner(32).launch(to), expect(32);
  {
    Launcher launcher(to);
    expect(11);
    launcher.by_member(), expect(10);
    Launcher::by_static(to), expect(26);
  }
  expect(13);
  {
    using namespace outer::inner;
    using outer::version::versioned;
    plain<<<1, 1>>>(to), expect(11);
    versioned<<<1, 1>>>(to), expect(13);
  }
  check::host(between, 0);
  return check::finish();
}
