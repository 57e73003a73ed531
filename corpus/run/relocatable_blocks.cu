// nvcc: -rdc=true
// Relocatable device code: kernels and variables that blocks declare, managed ones too, and mentions in local classes.
#include "check.h"

int first_name = 1;
static __device__ int kept_internal = 3;
static __global__ void internal_kernel(int *out) { *out += kept_internal; }
static __global__ void internal_kernel(int *out, int more) { *out += more; }

namespace outer {
struct Pair {
  int first, second;
};
static int launch_declared_here(int *out) {
  __global__ void defined_below(int *out, int by);
  defined_below<<<1, 1>>>(out, 4);
  extern __device__ int variable_below;
  extern __constant__ Pair pair_below;
  int value = 5;
  Pair pair = {6, 7};
  check::call(cudaMemcpyToSymbol(variable_below, &value, sizeof value));
  check::call(cudaMemcpyToSymbol(pair_below, &pair, sizeof pair));
  return 1;
}
struct Launcher {
  static void launch(int *out) {
    __global__ void defined_below(int *, int);
    defined_below<<<1, 1>>>(out, 8);
  }
  template <class T> void launch_any(T value, int *out) {
    __global__ void any_below(int *out, int by);
    any_below<<<1, 1>>>(out, value);
  }
};
namespace {
int *address_of_unnamed() {
  extern __device__ int unnamed_below;
  return &unnamed_below;
}
__device__ int unnamed_below = 9;
} // namespace
} // namespace outer

extern "C" {
static int c_linkage(int *out) {
  __global__ void c_below(int *out);
  c_below<<<1, 1>>>(out);
  return 2;
}
}

static int declared_before(int *out) {
  extern __device__ int kept_internal;
  __global__ void internal_kernel(int *out);
  internal_kernel<<<1, 1>>>(out);
  int value = 0;
  check::call(cudaMemcpyFromSymbol(&value, kept_internal, sizeof value));
  auto later = [](int *to) {
    __global__ void in_lambda(int *);
    in_lambda<<<1, 1>>>(to);
  };
  later(out);
  return check::runs_kernels() ? value : 3;
}

// Managed variables that blocks declare: the pointers of the namespace around.
static __managed__ int kept_managed = 1;
namespace {
int unnamed_managed(int value) {
  extern __managed__ int managed_unnamed;
  managed_unnamed = value;
  return managed_unnamed + 1;
}
__managed__ int managed_unnamed;
} // namespace
template <class T> struct Holder {
  T held;
};
template <class T> int in_template(T value) {
  extern __managed__ T depends_below;
  __managed__ extern int managed_below;
  (void)sizeof depends_below;
  using Alias = int;
  typedef Holder<T> Depends;
  extern __device__ Alias alias_below;
  extern __device__ Holder<int> holder_below;
  extern __constant__ Depends depends_too;
  extern __device__ decltype(1L + 2L) decltype_below;
  extern __device__ long bound_below[3];
  extern __device__ long array_below[sizeof(T)];
  (void)sizeof depends_too;
  (void)sizeof array_below;
  auto plain = [](const void *one) { return one != nullptr; };
  return (managed_below += value) + plain(&alias_below) + plain(&holder_below) + plain(&decltype_below) +
         plain(&bound_below) - 4;
}
static int managed_in_blocks() {
  extern __device__ __managed__ int managed_below, grid_below[3][2], *pointer_below, (*rows_below)[2];
  extern __managed__ int kept_managed;
  managed_below = 5;
  grid_below[2][1] = 6;
  pointer_below = &managed_below;
  rows_below = grid_below;
  kept_managed = 7;
  {
    int managed_below = 1;
    ++managed_below;
  }
  auto later = [](int by) {
    extern __device__ Holder<decltype(by)> holder_below;
    extern __managed__ volatile int in_lambda_below;
    (void)sizeof holder_below;
    in_lambda_below = by;
    return in_lambda_below;
  };
  struct Local {
    int member() {
      extern __managed__ int grid_below[3][2];
      return grid_below[2][1] + int(sizeof grid_below / sizeof *grid_below);
    }
  };
  return *pointer_below + rows_below[2][1] + kept_managed + later(100) + Local().member() + in_template(1000);
}
__device__ int alias_below;
__device__ Holder<int> holder_below;
__device__ long decltype_below, bound_below[3];
__managed__ int managed_below, grid_below[3][2], *pointer_below, (*rows_below)[2];
__managed__ volatile int in_lambda_below;

// Found nowhere but here; declared only, and so not listed.
static void declares_only() {
  __global__ void never_used(int *);
  extern __device__ int never_mentioned;
}

__device__ int in_member, in_device_member, in_initialiser, in_device_function, in_both;
static int local_classes() {
  struct Local {
    int *on_host() { return &in_member; }
    __device__ int *on_device() { return &in_device_member; }
    __host__ __device__ int *on_both() { return &in_both; }
    int *initialised = &in_initialiser;
  };
  Local local;
  return (local.on_host() != nullptr) + (local.initialised != nullptr) + (local.on_both() != nullptr);
}
__device__ int *in_device() {
  struct Local {
    __device__ int *on_device() { return &in_device_function; }
  };
  return Local().on_device();
}

namespace outer {
__device__ int variable_below;
__constant__ Pair pair_below;
__global__ void defined_below(int *out, int by) { *out += by + variable_below + pair_below.second; }
__global__ void any_below(int *out, int by) { *out += by; }
static __global__ void any_below(int *out, float) { *out += 1; }
} // namespace outer
namespace elsewhere {
__global__ void any_below(int *out) { *out = static_cast<int>(in_device() != nullptr); }
} // namespace elsewhere
extern "C" __global__ void c_below(int *out) { *out += 10; }
__global__ void in_lambda(int *out) { *out += 20; }
__global__ void never_used(int *out) { *out = 0; }
__device__ int never_mentioned;

int main() {
  check::start("relocatable_blocks");
  int *out = check::shared_value<int>();
  check::host(outer::launch_declared_here(out), 1);
  check::device(check::settled(out), 4);
  outer::Launcher::launch(out);
  check::device(check::settled(out), 4 + 8 + 5 + 7);
  outer::Launcher().launch_any(30L, out);
  check::device(check::settled(out), 54);
  check::host(c_linkage(out), 2);
  check::device(check::settled(out), 64);
  check::host(declared_before(out), 3);
  check::device(check::settled(out), 87);
  check::host(local_classes(), 3);
  check::host(outer::address_of_unnamed() != nullptr, 1);
  declares_only();
  check::host(unnamed_managed(3), 4);
  check::host(managed_in_blocks(), 5 + 6 + 7 + 100 + 9 + 1005);
  check::host(kept_managed + managed_below, 1012);
  internal_kernel<<<1, 1>>>(out, 13);
  check::device(check::settled(out), 100);
  return check::finish();
}
