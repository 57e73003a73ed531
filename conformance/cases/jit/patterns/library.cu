/*---
says: Pattern 2: library code without annotations needs -default-device.
rules: jit.function
runs: jit reject
---*/
template <typename T>
T clamp(T val, T lo, T hi) {
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  return val < lo ? lo : (val > hi ? hi : val);
}
__global__ void kernel(float *data) { data[0] = 1.0f; }
