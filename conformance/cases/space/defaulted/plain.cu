/*---
says: Defaulted without annotation.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  S() = default;
};
