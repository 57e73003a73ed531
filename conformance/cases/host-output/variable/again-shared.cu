/*---
says: A shared array without bound declared twice stays declared twice.
rules: host-output.variable.again
runs: host accept
deviation: oracle=cufe host BUG cufe leaves the second declaration out, which nothing asks for
---*/
extern __shared__ int sh[];
extern __shared__ int sh[];
