/*---
says: Extended lambdas in constructors and destructors.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct d_class {
  d_class() {
    auto l = [] __device__ {};
    //^ error[lambda.parent-address]: The enclosing parent function ("d_class") for an extended __device__ lambda must allow its address to be taken
    //^ witness[lambda.restriction(parent-address, device)]
    (void)l;
  }
  ~d_class() {
    auto l = [] __device__ {};
    //^ error[lambda.parent-address]: The enclosing parent function ("~d_class") for an extended __device__ lambda must allow its address to be taken
    //^ witness[lambda.restriction(parent-address, device)]
    (void)l;
  }
};
struct hd_class {
  hd_class() {
    auto l = [] __host__ __device__ {};
    //^ error[lambda.parent-address]: The enclosing parent function ("hd_class") for an extended __host__ __device__ lambda must allow its address to be taken
    //^ witness[lambda.restriction(parent-address, host-device)]
    (void)l;
  }
  ~hd_class() {
    auto l = [] __host__ __device__ {};
    //^ error[lambda.parent-address]: The enclosing parent function ("~hd_class") for an extended __host__ __device__ lambda must allow its address to be taken
    //^ witness[lambda.restriction(parent-address, host-device)]
    (void)l;
  }
};
