/*---
says: Captured variables of loops over ranges.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct L {};
template <class T> struct Range { T *begin(); T *end(); };
void host(Range<int> r) {
  struct Local {};
  int a[2];
  Local locals[2];
  const L ls[1] = {};
  for (auto q : a) { auto l = [q] __device__ {}; }
  for (auto &q : locals) { auto l = [q] __device__ {}; }
  //^ error[lambda.local-type-capture]: A type local to a function ("Local") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  for (const auto q : locals) { auto l = [=] __device__ { (void)q; }; }
  //^ error[lambda.local-type-capture]: A type local to a function ("Local") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  for (Local q : locals) { auto l = [q] __device__ {}; }
  //^ error[lambda.local-type-capture]: A type local to a function ("Local") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  for (auto q : ls) { auto l = [q] __device__ {}; }
  for (long q : r) { auto l = [q] __device__ {}; }
}
