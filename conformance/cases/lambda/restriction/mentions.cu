/*---
says: Captures by default, at the first evaluated mention; lambdas in lambdas.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
void d1(int x, int y) { auto l = [&] __device__ {}; (void)l; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
void d2(int x, int y) { auto l = [&] __device__ { x; x; y; }; (void)l; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
void d3(int x, int y) { auto l = [=, &x] __device__ { x; y; }; (void)l; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
void d4(int x, int y) { auto l = [=] __device__ { auto m = [&] { return x; }; }; (void)l; }
void d5(int x, int y) { auto l = [&, x] __device__ { x; }; (void)l; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
void d6(int x, int y) { auto l = [&r = x] __device__ { r; }; (void)l; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
void d7(int x, int y) { const int c = 1; static int s; auto l = [&] __device__ { (void)c; (void)s; (void)sizeof(x); decltype(y) z; }; (void)l; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
template <class T> void d8(T x) { auto l = [&] __device__ { x; }; (void)l; }
//^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
//^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
template <class T> void d9(T x) { auto l = [&x] __device__ { x; }; (void)l; }
//^ host error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
template <class T> void d10(T x) { auto l = [&x] __device__ { x; }; (void)l; }
//^ error[lambda.reference-capture]: An extended __device__ lambda cannot capture variables by reference
template void d10(int); template void d10(char);
void d11(int x) { auto l = [=] __device__ { auto l2 = [&x] __device__ { x; }; }; (void)l; }
void d12(int x) { auto l = [] __device__ { int q; auto l2 = [&q] __device__ { q; }; }; (void)l; }
void d13(int x) { auto l = [&] { auto l2 = [=] __device__ { x; }; }; (void)l; }
void d14(int x) { auto l = [&] { auto l2 = [=] __device__ { auto l3 = [&] __device__ { x; }; }; }; (void)l; }
