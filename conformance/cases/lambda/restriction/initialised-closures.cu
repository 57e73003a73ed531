/*---
says: The closure of a lambda that is no extended one is a local type, which no init-capture may have; that of an extended one is its wrapper.
rules: lambda.restriction
arguments: --extended-lambda
runs: host reject
---*/
void in_host(int x) {
  auto named = [](int a) { return a; };
  auto f1 = [f = [](int a) { return a; }] __device__(int i) { return f(i); };
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](int)->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto f2 = [f = [](int a, float b) { return a * 2 + b; }] __device__(int i) { return f(i, 1); };
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](int, float)->float") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto f3 = [f = [] { }] __device__(int i) { f(); };
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda []()->void") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto f4 = [g = x, f{[](char a) { return a + a; }}, h([](double a) { return a / 2; })] __device__(int i) { return f('a'); };
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](char)->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](double)->double") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto f5 = [f = named] __device__(int i) { return f(i); };
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](int)->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto f6 = [f = [] __device__(int a) { return a; }] __device__(int i) { return f(i); };
}
