/*---
says: Which of several functions of a name is launched or called, overload resolution decides.
rules: launch.callee, launch.unconfigured
runs: host reject, device reject
---*/
__global__ void overloaded(unsigned, unsigned);
int overloaded(int, int);
__device__ float overloaded(float, float);
void overloaded(short, char *);
namespace n {
struct S {};
__global__ void by_argument(S);
__device__ void by_argument(S, int);
}
template <class T> void templated(T t) {
  overloaded(t, t);  // device error[launch.unconfigured]: a __global__ function call must be configured
  overloaded<<<1, 1>>>(t, t);
  //^ device error[launch.device-callee]: a __device__ function call cannot be configured
  //^ device error[launch.host-callee]: a host function call cannot be configured
  n::by_argument(n::S());  // error[launch.unconfigured]: a __global__ function call must be configured
}
__device__ void device(unsigned i, n::S s) {
  overloaded(i, i);  // error[launch.unconfigured]: a __global__ function call must be configured
  overloaded(1.0f, 2.0f);
  n::by_argument(s);  // error[launch.unconfigured]: a __global__ function call must be configured
}
void host(unsigned i, n::S s) {
  overloaded(i, i);  // error[launch.unconfigured]: a __global__ function call must be configured
  overloaded(1, 2);
  overloaded<<<1, 1>>>(1, 2);  // error[launch.host-callee]: a host function call cannot be configured
  overloaded<<<1, 1>>>(1u, 2u);
  n::by_argument(s);  // error[launch.unconfigured]: a __global__ function call must be configured
  templated(1u);
  templated(1);
  templated(1.0f);
}
