/*---
says: A cluster dimension of zero.
rules: cluster-dims.not-positive
runs: host reject, device reject
---*/
__global__ void __cluster_dims__(0) k() {}
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
