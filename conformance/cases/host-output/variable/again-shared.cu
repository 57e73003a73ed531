/*---
says: A shared array without bound declared twice stays declared twice.
rules: host-output.variable.again
runs: host accept
---*/
extern __shared__ int sh[];
extern __shared__ int sh[];
