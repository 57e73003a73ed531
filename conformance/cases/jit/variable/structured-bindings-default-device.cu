/*---
says: Structured bindings with -default-device, which none of them may be.
rules: jit.variable, variable.structured-binding
arguments: -default-device
runs: jit reject
---*/
struct P { int a; int b; };
int arr[2];
auto [x, y] = P{1, 2};
//^ error[variable.structured-binding]: The __device__ specifier is not allowed for a structured binding declaration
const auto [cx, cy] = P{1, 2};
//^ error[variable.structured-binding]: The __device__ specifier is not allowed for a structured binding declaration
__device__ auto [q, r] = P{1, 2};
//^ error[variable.structured-binding]: The __device__ specifier is not allowed for a structured binding declaration
__constant__ auto [q2, r2] = P{1, 2};
//^ error[variable.structured-binding]: The __constant__ specifier is not allowed for a structured binding declaration
namespace N { auto [n1, n2] = P{3, 4}; }
//^ error[variable.structured-binding]: The __device__ specifier is not allowed for a structured binding declaration
auto &[e0, e1] = arr;
//^ error[variable.structured-binding]: The __device__ specifier is not allowed for a structured binding declaration
auto &&[f0, f1] = P{3, 4};
//^ error[variable.structured-binding]: The __device__ specifier is not allowed for a structured binding declaration
__global__ void k() { auto [l1, l2] = P{1, 2}; int v = l1 + l2; }
