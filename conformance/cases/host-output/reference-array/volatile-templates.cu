/*---
says: A variable template that is const and volatile has instances of either linkage.
rules: host-output.reference-array.kinds
runs: host accept
arguments: --device-c
---*/
template <typename T> __constant__ const volatile T both = 1;
template <typename T> __device__ const volatile T other = 1;
template <typename T> __constant__ const T internal = 1;
template <typename T> __constant__ volatile T changing = 1;
template <typename T> static __constant__ const volatile T hidden = 1;
void names() { (void)noexcept(both<char>); (void)sizeof(other<int>); (void)noexcept(internal<char>); (void)sizeof(changing<long>); (void)sizeof(hidden<int>); }
