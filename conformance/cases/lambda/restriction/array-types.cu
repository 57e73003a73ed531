/*---
says: How the types of captured arrays with too many dimensions are named.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void plain_unsigned() {
  unsigned a[1][1][1][1][1][1][1][2] = {};
  auto l = [=] __host__ __device__ { (void)a; };
  //^ error[lambda.array-dimensions]: An extended __host__ __device__ lambda cannot capture an array variable (type: "unsigned int [1][1][1][1][1][1][1][2]") with more than 7 dimensions
  (void)l;
}
void words() {
  long long unsigned a[1][1][1][1][1][1][1][2] = {};
  auto l = [a] __device__ { (void)a; };
  //^ error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "unsigned long long [1][1][1][1][1][1][1][2]") with more than 7 dimensions
  (void)l;
}
void constant() {
  const short a[1][1][1][1][1][1][1][2] = {};
  auto l = [=] __device__ { (void)a; };
  //^ error[lambda.array-dimensions]: An extended __device__ lambda cannot capture an array variable (type: "const short [1][1][1][1][1][1][1][2]") with more than 7 dimensions
  (void)l;
}
