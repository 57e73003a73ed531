// nvcc: --extended-lambda
// The flag without an extended lambda, and lambdas that look like one: the preamble is there, nothing is transformed.
#include "check.h"

#include <functional>

__global__ void add(int *to, int x) {
  const auto inner = [=] __device__(int y) { return x + y; };
  *to += inner(1);
}
template <class T> __global__ void add_any(T *to, T x) {
  const auto inner = [=] __host__ __device__(T y) { return x + y; };
  *to += inner(2);
}
__device__ int on_device(int x) {
  return [x] __device__(int y) { return x * y; }(2);
}
auto plain = [](int x) { return x + 1; };
auto annotated = [] __host__ __device__(int x) { return x + 2; };
struct Object {
  int member = 1;
  std::function<int()> function = [this] { return member; };
  int list[3] = {[] { return 1; }(), 2, 3};
};
static int subscript(int (&list)[3], int i) { return list[i]; }

int main() {
  check::start("extended_lambda_unused");
  int *to = check::shared_value<int>();
  add<<<1, 1>>>(to, 3);
  check::device(check::settled(to), 4);
  add_any<<<1, 1>>>(to, 4);
  check::device(check::settled(to), 10);
  Object object;
  const auto host = [&] __host__ { return object.member; };
  check::host(plain(1) + annotated(1) + host() + object.function() + subscript(object.list, 2), 10);
  check::host(__nv_is_extended_device_lambda_closure_type(decltype(plain)) ? 1 : 0, 0);
  return check::finish();
}
