/*---
says: A cv-qualified void is void.
rules: kernel.return.void
runs: host accept, device accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ const void k();
