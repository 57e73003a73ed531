/*---
says: A constexpr lambda without annotation.
rules: space.constexpr-lambda
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
void f() {
  auto l = []() constexpr { return 1; };
  l();
}
