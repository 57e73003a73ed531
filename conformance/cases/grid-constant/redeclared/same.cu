/*---
says: __grid_constant__ in every declaration.
rules: grid-constant.redeclared
runs: host accept, device accept
---*/
__global__ void a(const __grid_constant__ int x);
__global__ void a(const __grid_constant__ int y) {}
//^ witness[grid-constant.redeclared(function, no)]
template <class T> __global__ void b(const __grid_constant__ T x);
template <class T> __global__ void b(const __grid_constant__ T x) {}
//^ witness[grid-constant.redeclared(function-template, no)]
template __global__ void b(const __grid_constant__ int x);
//^ witness[grid-constant.redeclared(instantiation, no)]
template <> __global__ void b(const __grid_constant__ char x);
//^ witness[grid-constant.redeclared(specialisation, no)]
template <> __global__ void b(const __grid_constant__ char x) {}
//^ witness[grid-constant.redeclared(specialisation, no)]
