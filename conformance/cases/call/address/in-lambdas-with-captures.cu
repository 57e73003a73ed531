/*---
says: Code is generated for a lambda that needs what it captures, or that calls.
rules: call.address, device-code.undefined
runs: device reject
deviation: cufe device N-I quiet about lambdas whose captures are implicit or whose arguments are no constants
deviation: oracle device BUG it makes code for lambdas that constants take the place of
---*/
int h();
__device__ int d();
__device__ int captured(int x) { auto l = [=] { auto q = h; return x; }; return l(); }
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int by_reference(int x) { auto l = [&] { auto q = h; return x; }; return l(); }
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int calls() { auto l = [] { auto q = h; return d(); }; return l(); }
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int argument(int x) { auto l = [](int y) { auto q = h; return y; }; return l(x); }
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int nothing() { auto l = [] { auto q = h; }; l(); return 1; }
