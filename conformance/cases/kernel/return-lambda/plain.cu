/*---
says: A lambda without annotation.
rules: kernel.return.lambda
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
void f() {
  auto l = [] { return 1; };
  l();
}
