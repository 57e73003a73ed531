/*---
says: Init-captures of type std::initializer_list.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
namespace std {
template <class T> struct initializer_list {
  const T *b;
  unsigned long n;
  constexpr initializer_list(const T *p, unsigned long k) : b(p), n(k) {}
};
}
void d_list() {
  auto l = [y = {1, 2}] __device__ {};
  //^ error[lambda.initializer-list-capture]: An extended __device__ lambda cannot have init-captures with type std::initializer_list
  //^ witness[lambda.restriction(initializer-list-capture, device)]
  (void)l;
}
void hd_list() {
  auto l = [y = {1, 2}] __host__ __device__ {};
  //^ error[lambda.init-capture]: init-captures are not allowed for extended __host__ __device__ lambdas
  //^ witness[lambda.restriction(initializer-list-capture, host-device)]
  (void)l;
}
