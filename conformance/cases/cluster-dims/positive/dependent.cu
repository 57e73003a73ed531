/*---
says: A cluster dimension that is zero in an instance only.
rules: cluster-dims.positive
runs: host reject, device reject
---*/
template <class T> struct V { static constexpr int n = 0; };
template <class T> __global__ __cluster_dims__(V<T>::n) void e(T) {}
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ witness[cluster-dims.positive(template, yes)]
//^ witness[cluster-dims.positive(instance, no)]
template __global__ void e(int);
