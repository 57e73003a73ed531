/*---
says: Extended lambdas in private members.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
class d_class {
  void m() {
    auto l = [] __device__ {};
    //^ error[lambda.parent-private]: The enclosing parent function ("m") for an extended __device__ lambda cannot have private or protected access within its class
    //^ witness[lambda.restriction(parent-private, device)]
    (void)l;
  }
};
class hd_class {
  void m() {
    auto l = [] __host__ __device__ {};
    //^ error[lambda.parent-private]: The enclosing parent function ("m") for an extended __host__ __device__ lambda cannot have private or protected access within its class
    //^ witness[lambda.restriction(parent-private, host-device)]
    (void)l;
  }
};
