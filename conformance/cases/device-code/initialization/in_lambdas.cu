/*---
says: The variables that lambdas in functions of the device declare are looked at, called or not; those of generic lambdas and of the host are not.
rules: device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
void host() { auto lambda = [] { static int x = call(); }; lambda(); }
__device__ void constant() { auto lambda = [] { static int x = 1; static const char *y = "a"; }; lambda(); }
__device__ void generic() { auto lambda = [](auto q) { static int x = call(); }; }
__device__ void device() {
  auto lambda = [] { static int x = call(); };
}
