// Anonymous namespaces: reopened, nested in named and inline ones, with everything in them, and names that look the same outside.
#include "check.h"

#include <map>
#include <string>

namespace {
int host_value = 1;
__device__ int device_value = 2;
__constant__ int constant_value = 3;
__managed__ int managed_value;
static int doubly_internal = 4;
extern "C" int c_name(int x) { return x + 5; }
enum { unscoped = 6 };
enum class Scoped { a = 7 };
struct Plain {
  int x;
  __host__ __device__ int get() const { return x; }
};
template <class T> struct Template {
  T x;
  __device__ T device_get() const { return x; }
  T host_get() const { return x + 1; }
};
using Alias = Plain;
int declared_then_defined();
__device__ int device_function(int x) { return x + 8; }
template <class T> T host_template(T x) { return x + 9; }
__global__ void kernel(int *to) { *to = device_value + constant_value + managed_value; }
template <class T> __global__ void template_kernel(T *to, Plain plain) { *to = plain.get(); }
__global__ void from_alias(int *to, Alias alias, Template<int> other) { *to = alias.x + other.device_get(); }
} // namespace

int between_openings() { return host_value + ::host_value; }

namespace {
int declared_then_defined() { return 10 + host_value; }
namespace inside {
int value = 11;
__managed__ int managed_inside;
} // namespace inside
using inside::value;
} // namespace

namespace named {
int host_value = 12;
namespace {
int hidden = 13;
__device__ int device_hidden = 14;
__managed__ int managed_hidden;
__global__ void kernel(int *to) { *to = device_hidden + managed_hidden; }
struct Local {
  int x = 15;
};
template <class T> __global__ void template_kernel(T *to, Local local) { *to = local.x; }
} // namespace
int get() { return hidden + host_value + Local().x; }
namespace deeper {
namespace {
int hidden = 16;
__global__ void kernel(int *to) { *to = 17; }
} // namespace
int get() { return hidden; }
inline namespace v1 {
int versioned = 18;
}
} // namespace deeper
} // namespace named
namespace named {
namespace {
int later = hidden + 1;
}
} // namespace named
namespace named::deeper {
namespace {
int compact = 19;
}
} // namespace named::deeper
namespace { int one_line = 20; } namespace { int same_line = 21; }
namespace {}
namespace [[maybe_unused]] {
int attributed = 22;
}

static std::map<std::string, int (*)()> table = {{"between", between_openings}, {"declared", declared_then_defined}, {"named", named::get}};

int main() {
  check::start("anonymous_namespaces");
  int *to = check::shared_value<int>();
  managed_value = 100;
  named::managed_hidden = 200;
  inside::managed_inside = 300;
  kernel<<<1, 1>>>(to);
  check::device(check::settled(to), 105);
  template_kernel<<<1, 1>>>(to, Plain{23});
  check::device(check::settled(to), 23);
  from_alias<<<1, 1>>>(to, {24}, {25});
  check::device(check::settled(to), 49);
  named::kernel<<<1, 1>>>(to);
  check::device(check::settled(to), 214);
  named::template_kernel<int><<<1, 1>>>(to, {});
  check::device(check::settled(to), 15);
  named::deeper::kernel<<<1, 1>>>(to);
  check::device(check::settled(to), 17);

  check::host(managed_value + named::managed_hidden + inside::managed_inside, 600);
  check::host(host_value + ::host_value + named::host_value, 14);
  check::host(doubly_internal + c_name(0) + unscoped + static_cast<int>(Scoped::a), 22);
  check::host(Plain{1}.get() + Template<int>{1}.host_get() + host_template(1), 13);
  check::host(table["between"]() + table["declared"]() + table["named"](), 2 + 11 + 40);
  check::host(value + named::deeper::get() + named::later + named::deeper::compact + named::deeper::versioned, 11 + 16 + 14 + 19 + 18);
  check::host(one_line + same_line + attributed, 63);
  const int constant = 30;
  check::call(cudaMemcpyToSymbol(constant_value, &constant, sizeof constant));
  check::call(cudaMemcpyToSymbol(named::device_hidden, &constant, sizeof constant));
  int back = 0;
  check::call(cudaMemcpyFromSymbol(&back, named::device_hidden, sizeof back));
  check::host(back, 30);
  return check::finish();
}
