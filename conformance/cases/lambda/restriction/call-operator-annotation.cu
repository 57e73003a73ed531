/*---
says: Annotations behind the parameters of a lambda.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d_outer() {
  auto l = []() __device__ {};
  //^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
  //^ witness[lambda.restriction(call-operator-annotation, device)]
  (void)l;
}
void hd_outer() {
  auto l = []() __host__ __device__ {};
  //^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
  //^ witness[lambda.restriction(call-operator-annotation, host-device)]
  (void)l;
}
