/*---
says: A constexpr lambda without annotation.
rules: space.constexpr-lambda
runs: host accept, device accept, documented accept
---*/
void f() {
  auto l = []() constexpr { return 1; };
  l();
}
