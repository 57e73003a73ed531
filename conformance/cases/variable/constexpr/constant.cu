/*---
says: A constexpr __constant__ variable.
rules: variable.constexpr
runs: host accept, device accept, documented accept
---*/
__constant__ constexpr int a = 1;
