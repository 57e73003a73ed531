/*---
says: A negative cluster dimension.
rules: cluster-dims.not-positive
runs: host reject, device reject
---*/
__global__ void __cluster_dims__(1, -1, 1) k() {}
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
