/*---
says: A structured binding.
rules: variable.structured-binding
runs: host accept, device accept, documented accept
---*/
struct P { int a, b; };
auto [x, y] = P{1, 2};
