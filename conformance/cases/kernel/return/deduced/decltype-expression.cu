/*---
says: decltype of an expression is no deduction.
rules: kernel.return.deduced
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ decltype(void()) k() {}
