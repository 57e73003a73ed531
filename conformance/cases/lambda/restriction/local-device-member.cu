/*---
says: In a device function of a local class a lambda is no extended one, though the function around is the host's.
rules: lambda.restriction
runs: host accept, device accept
arguments: --extended-lambda
---*/
void h(int x) {
  struct L { __device__ void n(int y) { auto l = [=] __device__ { return y; }; l(); } };
  auto k = [=] __device__ { auto l = [=] __device__ { return x; }; };
}
