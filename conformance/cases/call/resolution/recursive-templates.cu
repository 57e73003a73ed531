/*---
says: A template that calls itself in an instance has other arguments there.
rules: call.form, call.host-from-device, device-code.undefined
runs: device reject
---*/
template <class T> __host__ int hst(T);
__device__ void packs();
template <class T, class... U> __device__ void packs(T t, U... u) { hst(t); packs(u...); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("packs<double, float > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("packs<double, float > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<double> (T1)") from a __device__ function("packs<double, float > ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("packs<float > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("packs<float > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<float> (T1)") from a __device__ function("packs<float > ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("packs<int, double, float > ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("packs<int, double, float > ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int> (T1)") from a __device__ function("packs<int, double, float > ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "hst<double> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "hst<double> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "hst<float> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "hst<float> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "hst<int> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "hst<int> " is undefined in device code
__device__ void pointers(int);
template <class T> __device__ void pointers(T *t) { hst(t); pointers(*t); }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int ***> (T1)") from a __device__ function("pointers<int **> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int ***> (T1)") from a __device__ function("pointers<int **> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int ***> (T1)") from a __device__ function("pointers<int **> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int **> (T1)") from a __device__ function("pointers<int *> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int **> (T1)") from a __device__ function("pointers<int *> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int **> (T1)") from a __device__ function("pointers<int *> ") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("int ::hst<int *> (T1)") from a __device__ function("pointers<int> ") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("int ::hst<int *> (T1)") from a __device__ function("pointers<int> ") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("int ::hst<int *> (T1)") from a __device__ function("pointers<int> ") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "hst<int ***> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "hst<int ***> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "hst<int ***> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "hst<int **> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "hst<int **> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "hst<int **> " is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "hst<int *> " is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "hst<int *> " is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "hst<int *> " is undefined in device code
__device__ void use(int ***p) {
  packs(1, 2.0, 3.0f);
  pointers(p);
}
