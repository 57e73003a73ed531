/*---
says: A return type that names a managed variable initialises the runtime as every other use does.
rules: host-output.lambda.tag.trailing-return, host-output.managed.access
runs: host accept
arguments: --extended-lambda
---*/
struct __attribute__((device_builtin)) __nv_lambda_preheader_injection {};
template <class F> int use(F f) { return 0; }
__managed__ int managed;
void f() { use([] __device__() -> decltype((managed)) { return managed; }); }
