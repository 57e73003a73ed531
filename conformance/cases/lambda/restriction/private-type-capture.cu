/*---
says: Captured variables of a private member type.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
class d_class {
  struct In { int x; };

 public:
  void m() {
    In v = {1};
    auto l = [=] __device__ { return v.x; };
    //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("d_class::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
    //^ witness[lambda.restriction(private-type-capture, device)]
    (void)l;
  }
};
class hd_class {
  struct In { int x; };

 public:
  void m() {
    In v = {1};
    auto l = [=] __host__ __device__ { return v.x; };
    //^ error[lambda.private-type-capture]: A type that is a private or protected class member ("hd_class::In") cannot be used in the type of a variable captured by an extended __device__ or __host__ __device__ lambda
    //^ witness[lambda.restriction(private-type-capture, host-device)]
    (void)l;
  }
};
