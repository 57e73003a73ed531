/*---
says: A launch without a stream is told in each instance of the template that it stands in.
rules: launch.no-stream
runs: device accept
arguments: --device-c --diag_warning=20198
---*/
extern "C" __device__ void *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
extern "C" __device__ int cudaLaunchDeviceV2(void *, struct CUstream_st *);
__global__ void k(int);
template <class T> __device__ void independent(T) { k<<<1, 1>>>(1); }
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
template <class T> __device__ void dependent(T t) { k<<<1, 1>>>(t); }
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
template <class T> __device__ void with_stream(T t) { k<<<1, 1, 0, 0>>>(1); }
template <class T> __device__ void unused(T t) { k<<<1, 1>>>(1); }
template <class T> struct S { __device__ void member() { k<<<1, 1>>>(1); } };
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
template <class T> __device__ void again(T t) { k<<<1, 1>>>(1); }
//^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
__device__ void f() {
  independent(1);
  independent(2.0f);
  dependent(1);
  dependent(2.0f);
  with_stream(1);
  with_stream(2.0f);
  S<int>().member();
  S<char>().member();
  again(1);
  again(2);
}
