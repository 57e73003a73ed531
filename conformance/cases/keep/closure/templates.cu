/*---
says: Of a template that instance is kept that device code uses, with what its arguments bring; the host's instances bring nothing.
rules: keep.closure
runs: host accept, device accept, documented accept
arguments: --relaxed_constexpr
---*/
struct DeviceSide { static constexpr int get() { return 1; } };
//^ kept[DeviceSide] definition
//^ kept[DeviceSide::get] definition
struct HostSide { static constexpr int get() { return 2; } };
//^ kept[HostSide] nothing
//^ kept[HostSide::get] nothing
template <class T> constexpr int call() { return T::get(); }
//^ kept[call] definition
template <class T> struct Box {
//^ kept[Box] definition
  T value;
  constexpr int get() const { return value.get(); }
  //^ kept[Box::get] definition
  constexpr int other() const { return 0; }
  //^ kept[Box::other] nothing
};
template <class T> constexpr int special() { return 0; }
//^ kept[special] nothing
template <> constexpr int special<int>() { return 1; }
//^ kept[special] definition
int host() { return call<HostSide>(); }
//^ kept[host] nothing
template <class T> __global__ void kernel(T *out) { *out = call<DeviceSide>() + special<int>(); }
//^ kept[kernel] definition
__device__ int use(Box<DeviceSide> box) { return box.get(); }
void launch(int *out) { kernel<int><<<1, 1>>>(out); }
//^ kept[launch] nothing
