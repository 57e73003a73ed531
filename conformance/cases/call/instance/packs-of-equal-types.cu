/*---
says: A call in a fold expression is judged once for each element, whether their types are equal or not.
rules: call.space
runs: host accept, device accept
---*/
void host(int);
template <class... A> __host__ __device__ void fold(A... a) {
  (host(a), ...);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(int)") from a __host__ __device__ function("fold<int, int > ") is not allowed
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(int)") from a __host__ __device__ function("fold<int, int > ") is not allowed
}
template <class... A> __host__ __device__ void listed(A... a) {
  int list[] = {0, (host(a), 0)...};
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(int)") from a __host__ __device__ function("listed<int, int > ") is not allowed
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(int)") from a __host__ __device__ function("listed<int, int > ") is not allowed
}
__global__ void kernel() {
  fold(1, 2);
  listed(3, 4);
}
