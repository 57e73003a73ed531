/*---
says: Of a template that is declared more than once the first declaration tells whether a __grid_constant__ parameter is const.
rules: grid-constant.const
runs: host accept, device accept
---*/
template <typename T> __global__ void h(const __grid_constant__ T q);
template <typename T> __global__ void h(__grid_constant__ T q) {}
template <typename T> __global__ void i(const __grid_constant__ T q) {}
template <typename T> __global__ void i(__grid_constant__ T q);
template <> __global__ void i<int>(__grid_constant__ int q);
template __global__ void i<char>(__grid_constant__ char q);
