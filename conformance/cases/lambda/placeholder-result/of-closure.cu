/*---
says: The deduced return type of an extended lambda may depend on a lambda in it.
rules: lambda.restriction
runs: host accept
arguments: --extended-lambda
---*/
void immediately(int y) {
  auto l = [=] __device__ (int a) -> decltype(auto) { return [=] { return y; }(); };
  (void)l;
}
void decayed(int y) {
  auto l = [=] __device__ (int a) -> auto { return [=] { return y; }(); };
  (void)l;
}
void named(int y) {
  auto l = [=] __device__ (int a) -> decltype(auto) { auto f = [=] { return y; }; return f(); };
  (void)l;
}
void of_reference(int y) {
  auto l = [=] __device__ (int a) mutable -> decltype(auto) { return [&]() -> int & { return y; }(); };
  (void)l;
}
void of_init_capture(int y) {
  auto l = [y = y + 1] __device__ (int a) -> decltype(auto) { return [y] { return y; }(); };
  (void)l;
}
