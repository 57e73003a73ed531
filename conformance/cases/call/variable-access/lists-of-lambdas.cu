/*---
says: What a clause of a list names that a lambda returns is read as in the list that a function returns.
rules: call.variable-access
runs: host accept
deviation: cufe host BUG it does not look into lists that lambdas return
---*/
struct P { int a, b; };
struct D : P { int c; };
__device__ int d, da[3];
__device__ P dp;
void a1(int q) { auto l = [](int q) -> P { return {da[q]}; }; l(q); }
//^ warning[variable.read-by-host]: a __device__ variable "da" cannot be directly read in a host function
void a2(int q) { auto l = [](int q) -> P { return {d, 1}; }; l(q); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a3(int q) { auto l = [](int q) -> D { return {dp, d}; }; l(q); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "dp" cannot be directly read in a host function
void a4(int q) { auto l = [](int q) -> int { return {d}; }; l(q); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
void a5(int q) { auto l = [](int q) -> P { return P{d}; }; l(q); }
//^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
