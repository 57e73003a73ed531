/*---
says: What the configuration begins with is read behind the launch that ends the compilation.
rules: launch.push-configuration
runs: host reject, device reject, documented reject
---*/
__global__ void k(int);
__device__ int m(int x);
void host(int x) { m(x); }
//^ documented error[call.device-from-host]
//^ host error[call.device-from-host]: calling a __device__ function("m(int)") from a __host__ function("host") is not allowed
void push(int x) {
  int __cudaPushCallConfiguration = 0;
  k<<<m(1), m(2)>>>(m(x));
  //^ documented catastrophic[launch.no-push-configuration]
  //^ internal[launch.no-push-configuration]: unable to find __cudaPushCallConfiguration declaration. CUDA toolkit installation may be corrupt.
}
