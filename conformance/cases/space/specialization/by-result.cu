/*---
says: Explicit specialisations whose arguments are deduced are different ones where only the result differs.
rules: call.space, space.redeclare.inheriting
runs: host reject, device reject
---*/
__device__ int rounded(float);
struct Half { int x; };
template <class TO, class FROM> __device__ inline TO to(FROM value) { return TO(value); }
template <> __device__ inline double to(long value) { return value; }
template <> __device__ inline float to(long value) { return value; }
template <> __global__ inline int to(long value) { return 1; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
template <> __host__ __device__ inline short to(long value) { return rounded(value); }
//^ host error[call.device-from-host-device]: calling a __device__ function("_Z7rounded1?") from a __host__ __device__ function("to") is not allowed
template <> inline unsigned to(long value) { return rounded(value); }
template <> __device__ inline double to(int value) { return value; }
template <> __host__ __device__ inline Half to(int value) { Half h; h.x = rounded(value); return h; }
//^ host error[call.device-from-host-device]: calling a __device__ function("_Z7rounded1?") from a __host__ __device__ function("to") is not allowed
template <> inline float to(int value);
template <> inline float to(int value) { return value; }
template <> __device__ inline float to<float, short>(short value) { return value; }
template <> __device__ inline double to<double, short>(short value) { return value; }
__device__ double use(long value, int other) { return to<double>(value) + to<unsigned>(value) + to<float>(other); }
