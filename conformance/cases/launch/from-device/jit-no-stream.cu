/*---
says: A launch without a stream is told where an instance is read, behind an error too.
rules: launch.from-device, launch.no-stream
runs: jit reject
arguments: --diag_warning=20198
---*/
__global__ int r();
//^ error[kernel.return.void]: a __global__ function must have a void return type
__global__ void k(int);
template <class T> __device__ void instance(T) { k<<<1, 1>>>(1); }
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
__device__ void f() {
  instance(1);
  instance(2.0f);
}
