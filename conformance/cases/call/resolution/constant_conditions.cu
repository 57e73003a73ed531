/*---
says: What a constexpr if discards is not called, whatever its constant condition is made of.
rules: call.space, call.context
runs: host reject, device accept
---*/
__device__ void dev();
constexpr bool yes = true;
const int four = 4;
enum { one = 1 };
void taken() {
  if constexpr (yes) dev();
  //^ host error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("taken") is not allowed
  if constexpr (four == 4) dev();
  //^ host error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("taken") is not allowed
  if constexpr (sizeof(int) == 4) dev();
  //^ host error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("taken") is not allowed
  if constexpr (1 + 1 == 2 && !false) dev();
  //^ host error[call.device-from-host]: calling a __device__ function("dev()") from a __host__ function("taken") is not allowed
}
void discarded() {
  if constexpr (!yes) dev();
  if constexpr (four < 4) dev(); else {}
  if constexpr (sizeof(void *) == 4) dev();
  if constexpr (yes) {} else dev();
  if constexpr (four - 4) dev();
}
