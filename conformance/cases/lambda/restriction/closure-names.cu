/*---
says: How captured closures are named, through variables, copies and references.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void host(int x) {
  auto changes = [x]() mutable { return x++; };
  auto throws = [](double) noexcept -> long { return 2; };
  auto variadic = [](int, ...) {};
  auto generic = [](auto q) { return q; };
  auto pointers = [](const char *p, int &q) { return p; };
  auto plain = [] { return 1; };
  auto &reference = plain;
  auto copy = plain;
  const auto constant = [] { return 2.0f; };
  auto l1 = [changes] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda []() mutable->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l2 = [throws, variadic] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](double)->long noexcept") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](int, ...)->void") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l3 = [generic] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](auto)->auto") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l4 = [=] __device__ { (void)pointers; };
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](const char *, int &)->const char *") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l5 = [plain] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda []()->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l6 = [copy] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda []()->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l7 = [constant] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda []()->float") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l8 = [reference] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda []()->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  auto l9 = [q = [](int a) { if (a) return 1; return 2; }] __device__ {};
  //^ error[lambda.local-type-capture]: A type local to a function ("lambda [](int)->int") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
}
