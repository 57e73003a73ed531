/*---
says: Extended lambdas in members of an unnamed class.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct {
  void m() {
    auto l = [] __device__ {};
    //^ error[lambda.parent-unnamed-class]: The enclosing parent function ("m") for an extended __device__ lambda cannot be a member function of a class that is unnamed
    //^ witness[lambda.restriction(parent-unnamed-class, device)]
    (void)l;
  }
} d_object;
struct {
  void m() {
    auto l = [] __host__ __device__ {};
    //^ error[lambda.parent-unnamed-class]: The enclosing parent function ("m") for an extended __host__ __device__ lambda cannot be a member function of a class that is unnamed
    //^ witness[lambda.restriction(parent-unnamed-class, host-device)]
    (void)l;
  }
} hd_object;
