/*---
says: The stub file is included at the end.
rules: host-output.stub.function
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__global__ void k() {}
