/*---
says: No code is generated for a lambda that a constant takes the place of, so nothing in it takes an address.
rules: call.address, device-code.undefined
runs: device accept
deviation: oracle device BUG it makes code for lambdas that constants take the place of
---*/
int h();
__device__ int plain() { auto l = [] { auto q = h; return 1; }; return l(); }
__device__ int parameter() { auto l = [](int x) { auto q = h; return x; }; return l(1); }
__device__ int not_called() { auto l = [] { auto q = h; return 1; }; return 1; }
template <class T> __device__ int instance(T x) { auto l = [] { auto q = h; return 1; }; return l(); }
__device__ int uses() { return instance(1); }
