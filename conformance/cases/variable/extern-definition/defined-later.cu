/*---
says: An extern declaration with a definition behind it.
rules: variable.extern-definition
runs: host accept, device accept
deviation: oracle=cufe host BUG host tokens differ
---*/
extern __device__ int a;
__device__ int a = 1;
