/*---
says: Positive cluster dimensions.
rules: cluster-dims.not-positive
runs: host accept, device accept
---*/
__global__ void __cluster_dims__(1, 2, 3) k() {}
__global__ void __cluster_dims__(2) l() {}
