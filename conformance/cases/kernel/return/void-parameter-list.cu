/*---
says: A kernel with the parameter list (void).
rules: kernel.return.void
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k(void);
