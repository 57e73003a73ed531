/*---
says: A constexpr lambda marked __host__.
rules: space.constexpr-lambda
runs: host accept, device accept
arguments: --extended-lambda
---*/
void f() {
  auto l = [] __host__ () constexpr { return 1; };
  l();
}
