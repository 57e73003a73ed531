/*---
says: Pattern 2: library code without annotations needs -default-device.
rules: jit.function
runs: jit reject
---*/
template <typename T>
T clamp(T val, T lo, T hi) {
//^ jit error[jit.unannotated-function]
  return val < lo ? lo : (val > hi ? hi : val);
}
__global__ void kernel(float *data) { data[0] = 1.0f; }
