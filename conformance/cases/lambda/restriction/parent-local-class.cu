/*---
says: Extended lambdas in members of a local class.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_outer() {
  struct L {
    void m() {
      auto l = [] __device__ {};
      //^ error[lambda.parent-local-class]: The enclosing parent function ("m") for an extended __device__ lambda must not be defined inside another function
      //^ witness[lambda.restriction(parent-local-class, device)]
      (void)l;
    }
  };
}
void hd_outer() {
  struct L {
    void m() {
      auto l = [] __host__ __device__ {};
      //^ error[lambda.parent-local-class]: The enclosing parent function ("m") for an extended __host__ __device__ lambda must not be defined inside another function
      //^ witness[lambda.restriction(parent-local-class, host-device)]
      (void)l;
    }
  };
}
