/*---
says: Captured variables of a type local to a function.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_local() {
  struct L { int x; };
  L v = {1};
  auto l = [=] __device__ { return v.x; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ witness[lambda.restriction(local-type-capture, device)]
  (void)l;
}
void hd_local() {
  struct L { int x; };
  L v = {1};
  auto l = [=] __host__ __device__ { return v.x; };
  //^ error[lambda.local-type-capture]: A type local to a function ("L") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
  //^ witness[lambda.restriction(local-type-capture, host-device)]
  (void)l;
}
