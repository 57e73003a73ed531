/*---
says: A constexpr __constant__ variable.
rules: variable.constexpr
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__constant__ constexpr int a = 1;
