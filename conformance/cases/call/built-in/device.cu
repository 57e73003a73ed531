/*---
says: Built-in functions that the device compiler does not know are functions of the host.
rules: call.built-in.device, call.built-in.device.later, call.built-in.host, call.built-in.folded
runs: host accept, device reject, documented accept
---*/
__device__ void device(int *p, int x) {
  __builtin_trap();
  //^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("device") is not allowed
  __builtin_abort();
  //^ device error[call.host-from-device]: calling a __host__ function("__builtin_abort") from a __device__ function("device") is not allowed
  __sync_synchronize();
  //^ device error[call.host-from-device]: calling a __host__ function("__sync_synchronize") from a __device__ function("device") is not allowed
  int y;
  __builtin_add_overflow(x, x, &y);
  //^ device@-13.3 error[call.host-from-device]: calling a __host__ function("__builtin_add_overflow") from a __device__ function("device") is not allowed
  if (__builtin_expect(x, 1)) __builtin_unreachable();
  __builtin_memcpy(p, p, 4);
}
__host__ __device__ void both() { __builtin_trap(); }
//^ device warning[call.host-from-host-device]: calling a __host__ function("__builtin_trap") from a __host__ __device__ function("both") is not allowed
__global__ void kernel() { __builtin_trap(); }
//^ device error[call.host-from-global]: calling a __host__ function("__builtin_trap") from a __global__ function("kernel") is not allowed
__device__ inline void unused() { __builtin_trap(); }
void host() { __builtin_trap(); }
template <class T> __device__ void pattern(T t) { __builtin_trap(); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("pattern<int> ") is not allowed
__device__ void uses() { pattern(1); auto l = [] { __builtin_trap(); }; l(); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_trap") from a __device__ function("uses()::[lambda() (instance 1)]::operator () const") is not allowed
__device__ bool unevaluated() { return sizeof(__builtin_constant_p(1)) == 4; }
__device__ int folded() { return __builtin_strlen("abc") + __builtin_bswap32(1); }
__device__ int unfolded(const char *s, int i) { return __builtin_strlen(s) + __builtin_bswap32(i) + __builtin_toupper(1); }
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_bswap32") from a __device__ function("unfolded") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_strlen") from a __device__ function("unfolded") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("__builtin_toupper") from a __device__ function("unfolded") is not allowed
