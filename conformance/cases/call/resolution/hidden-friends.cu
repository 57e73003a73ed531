/*---
says: Friends are found by arguments, those that only their class declares and those that a namespace declares, too.
rules: call.space
runs: host reject
---*/
namespace n {
struct Group;
struct Thread {
  friend __device__ int hidden(Thread) { return 1; }
  friend int hidden(Thread, int) { return 1; }
  friend __device__ int part(const Thread &, unsigned);
};
__device__ int part(const Thread &, unsigned);
template <unsigned N, class T> __device__ int part(const T &);
__device__ Thread thread();
}
void uses(n::Thread t) {
  hidden(t);
  //^ error[call.device-from-host]: calling a __device__ function("n::hidden( ::n::Thread)") from a __host__ function("uses") is not allowed
  hidden(t, 1);
  part(t, 1u);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1n4partE1?1?") from a __host__ function("uses") is not allowed
  n::part<32>(t);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1n4partIL1?32E1?EE1?1?") from a __host__ function("uses") is not allowed
  auto other = n::thread();
  //^ error[call.device-from-host]: calling a __device__ function("n::thread()") from a __host__ function("uses") is not allowed
  auto size = n::part<16>(other);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1n4partIL1?16E1?EE1?1?") from a __host__ function("uses") is not allowed
}
