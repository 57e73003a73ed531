/*---
says: An explicit instance tells the element type of a captured array.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
struct ND { ND(int); };
template <class T> void t2(T t) { T a[1] = {1}; auto l = [a] __device__ {}; }
//^ error[lambda.array-element-construction]: An extended __device__ lambda cannot capture an array variable whose element type ("ND") is not default constructible on the host
template void t2(ND); template void t2(int);
