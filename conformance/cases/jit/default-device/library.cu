/*---
says: Library code without annotations is accepted with -default-device.
rules: jit.function, jit.default-space
arguments: -default-device
runs: jit accept
---*/
template <typename T>
T clamp(T val, T lo, T hi) {
  return val < lo ? lo : (val > hi ? hi : val);
}
__global__ void kernel(float *data) { data[0] = clamp(data[0], 0.0f, 1.0f); }
