/*---
says: The lines of a default, of late annotations and of constexpr.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void f(int x) { auto l = [&]
 __device__
 (int)  // error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
 mutable
 { (void)x; };  // error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
 auto m = [=]
 __device__
 (int)
 -> int
 { return 1; };
 }
void h() { auto m = []
 (int)
 __device__
 -> int
 { return 1; }; auto k = []
 //^ error[lambda.call-operator-annotation]: The operator() function for a lambda cannot be explicitly annotated with execution space annotations (__host__/__device__/__global__), the annotations are derived from its closure class
 __device__
 (int)
 constexpr
 { }; }  // error[lambda.constexpr-specifier]: The constexpr specifier is not allowed for an extended __device__ lambda
