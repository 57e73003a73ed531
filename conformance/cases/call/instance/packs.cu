/*---
says: Packs of function templates: what is deduced for them, and what expansions in their instances call.
rules: call.space
runs: host accept, device reject
---*/
void host(int);
void host(float);
__device__ void device(int);
__device__ void device(float);
template <class T> void overloaded(T);
template <class T> __host__ __device__ T pass(T t) { return t; }
template <class... A> __device__ void each(A... a) {
  int list[] = {(host(a), 0)...};
  //^ device error[call.host-from-device]: calling a __host__ function("host(float)") from a __device__ function("each<int, float > ") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("each<int, float > ") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
}
template <class F, class... A> __host__ __device__ void forward(F f, A... a) {
  host(a...);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(int)") from a __host__ __device__ function("forward<int, int > ") is not allowed
}
template <class... A> __host__ __device__ void fold(A... a) {
  (host(a), ...);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(float)") from a __host__ __device__ function("fold<float > ") is not allowed
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(float)") from a __host__ __device__ function("fold<int, float > ") is not allowed
  //^ device warning[call.host-from-host-device]: calling a __host__ function("host(int)") from a __host__ __device__ function("fold<int, float > ") is not allowed
}
template <class... A> __host__ __device__ void fold_device(A &&...a) {
  (device(a), ...);
}
template <class... A> __host__ __device__ void through(A... a) {
  forward(1, pass(a)...);
}
__host__ __device__ void two(int, float);
void two(int, int);
template <class... A> __host__ __device__ void both(A... a) {
  two(a...);
  //^ device warning[call.host-from-host-device]: calling a __host__ function("two(int, int)") from a __host__ __device__ function("both<int, int > ") is not allowed
}
__global__ void kernel() {
  each(1, 2.0f);
  forward(1, 2);
  fold(1, 2.0f);
  fold(1.0f);
  fold();
  through(3);
  both(1, 2.0f);
  both(1, 2);
}
void unannotated() {
  fold_device(1, 2.0f);
}
