/*---
says: Host code that uses a specialisation of a variable template in the device's memory is told so; a specialisation begins with the memory space of its template.
rules: call.variable-access
runs: host accept
---*/
template <class T> __device__ T DV = 1;
template <class T> __managed__ T MV = 1;
template <class T> __constant__ T CV = 1;
int h1() { return DV<int>; }
//^ warning[variable.read-by-host]: a __device__ variable "DV<int>" cannot be directly read in a host function
void h3() { DV<int> = 3; }
//^ warning[variable.written-by-host]: a __device__ variable "DV<int>" cannot be directly written in a host function
int *h4() { return &DV<int>; }
int h6() { return MV<int> + CV<int>; }
//^ warning[variable.read-by-host]: a __constant__ variable "CV<int>" cannot be directly read in a host function
__host__ __device__ int x1() { return DV<int>; }
//^ warning[variable.read-by-host]: a __device__ variable "DV<int>" cannot be directly read in a host function
__device__ int d1() { return DV<int> + MV<int> + CV<int>; }
template <class T> int t() { return DV<T>; }
int h7() { return t<char>(); }
template <> __device__ int DV<long> = 3;
template <> int DV<short> = 3;
int h8() { return DV<long> + DV<short>; }
//^ warning[variable.read-by-host]: a __device__ variable "DV<long>" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "DV<short>" cannot be directly read in a host function
__device__ int d8() { return DV<long> + DV<short>; }
template <class T> int H = 1;
template <> __device__ int H<long> = 3;
int h9() { return H<long>; }
//^ warning[variable.read-by-host]: a __device__ variable "H<long>" cannot be directly read in a host function
__device__ int d9() { return H<long> + H<int>; }
template <class T> int PS = 1;
template <class T> __device__ int PS<T *> = 2;
template <class T> thread_local int TL = 1;
__device__ int d11() { return TL<int>; }
