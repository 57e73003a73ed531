/*---
says: The attributes of a kernel are deleted.
rules: host-output.attributes.deleted, host-output.stub.toggle, host-output.stub.form, host-output.stub.recursion, host-output.stub.directive
runs: host accept, documented accept
---*/
__global__ void __launch_bounds__(64) k(const __grid_constant__ int x) {}
