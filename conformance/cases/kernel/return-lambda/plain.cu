/*---
says: A lambda without annotation.
rules: kernel.return.lambda
runs: host accept, device accept, documented accept
---*/
void f() {
  auto l = [] { return 1; };
  l();
}
