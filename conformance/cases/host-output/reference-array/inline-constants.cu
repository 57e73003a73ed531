/*---
says: A constant that is declared inline is no internal entity, one that is declared extern neither.
rules: host-output.reference-array
runs: host accept
arguments: --device-c
---*/
inline const __device__ int a = 1;
extern const __device__ int b = 2;
const __device__ int c = 3;
inline constexpr __device__ int e = 4;
static inline const __device__ int f = 5;
void g() { (void)&a; (void)&b; (void)&c; (void)&e; (void)&f; }
