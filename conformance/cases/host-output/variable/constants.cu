/*---
says: In relocatable code a constant that all files share is hidden as a variable is; one of this file is as it was.
rules: host-output.variable.linkage
runs: host accept
arguments: --device-c
---*/
extern __device__ const int shared = 1;
__device__ const int own = 2;
extern __constant__ const int other;
inline constexpr __device__ int inlined = 3;
template <class T> __device__ const T of = 4;
