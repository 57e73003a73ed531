/*---
says: Extended lambdas in members of a private class.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
class d_class {
  struct In {
    void m() {
      auto l = [] __device__ {};
      //^ error[lambda.class-private]: An extended __device__ lambda cannot be defined inside a class ("In") with private or protected access within another class
      //^ witness[lambda.restriction(class-private, device)]
      (void)l;
    }
  };
};
class hd_class {
  struct In {
    void m() {
      auto l = [] __host__ __device__ {};
      //^ error[lambda.class-private]: An extended __host__ __device__ lambda cannot be defined inside a class ("In") with private or protected access within another class
      //^ witness[lambda.restriction(class-private, host-device)]
      (void)l;
    }
  };
};
