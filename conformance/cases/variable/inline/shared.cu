/*---
says: An inline __shared__ variable.
rules: variable.inline
runs: host accept, device accept
---*/
inline __shared__ int a;
