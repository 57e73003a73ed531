/*---
says: How the types of captured arrays with too many dimensions are named.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void plain_unsigned() {
  unsigned a[1][1][1][1][1][1][1][2] = {};
  auto l = [=] __host__ __device__ { (void)a; };
  (void)l;
}
void words() {
  long long unsigned a[1][1][1][1][1][1][1][2] = {};
  auto l = [a] __device__ { (void)a; };
  (void)l;
}
void constant() {
  const short a[1][1][1][1][1][1][1][2] = {};
  auto l = [=] __device__ { (void)a; };
  (void)l;
}
