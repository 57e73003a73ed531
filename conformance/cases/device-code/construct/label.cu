/*---
says: Device code takes no address of a label; the runtime compiler does not know that extension.
rules: device-code.construct
runs: host accept, device reject
---*/
__device__ void once() { void *p = &&there; goto *p; there:; }
//^ device error[device-code.label-address]: address of label extension is not supported in __device__/__global__ functions
__host__ __device__ void both() { void *p = &&there; goto *p; there:; }
//^ device error[device-code.label-address]: address of label extension is not supported in __device__/__global__ functions
template <class T> __device__ void instance() { void *p = &&there; goto *p; there:; }
//^ device error[device-code.label-address]: address of label extension is not supported in __device__/__global__ functions
__device__ void calls() { instance<int>(); }
__device__ void table(int n) { void *p[] = {&&first, &&second}; goto *p[n]; first:; second:; }
//^ device error[device-code.label-address]: address of label extension is not supported in __device__/__global__ functions
//^ device error[device-code.label-address]: address of label extension is not supported in __device__/__global__ functions
