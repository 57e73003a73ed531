/*---
says: A function declared in a block without annotations is a host function of the namespace around it.
rules: space.local-function
runs: host accept, device accept, documented accept
deviation: oracle=cufe host BUG cufe lists functions of blocks only where they are annotated
deviation: oracle=cufe device BUG cufe lists functions of blocks only where they are annotated
deviation: oracle=cufe documented BUG cufe lists functions of blocks only where they are annotated
---*/
__global__ void f() { void h(); }
