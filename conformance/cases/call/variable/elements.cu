/*---
says: An element of a constant has its value in the initialiser of a variable, one of a constant string everywhere.
rules: call.variable
runs: host accept, device reject
---*/
constexpr int elements[2] = {1, 2}; struct S { int x[2]; int y; }; constexpr S object = {{1, 2}, 3}; const int ce[2] = {1, 2};
constexpr const char *text = "abc";
__device__ int a() { return elements[1]; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
__device__ int b() { int q = elements[1]; return q; }
__device__ int c() { int q = 0; q = elements[1]; return q; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
__device__ int d() { const int q = elements[1]; return q; }
__device__ int e() { return object.x[1]; }
//^ device error[device-code.undefined]: identifier "object" is undefined in device code
__device__ int f() { int q = object.x[1]; return q; }
__device__ int g() { return 1 + elements[1]; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
__device__ int h() { int q = 1 + elements[1]; return q; }
__device__ int i() { return text[1]; }
__device__ int j() { int q = text[1]; return q; }
__device__ int l(int n) { if (elements[1]) return 1; return 2; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
__device__ int m(int n) { int q = n + elements[1]; return q; }
__device__ int o() { return (char)elements[1]; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
__device__ int p() { int q = ce[1]; return q; }
__device__ int q() { return text[1] + 1; }
__device__ int r() { return object.y; }
__device__ int s(int n) { return text[1] + n; }
__device__ int t(int n) { n = text[1]; return n; }
__device__ int u(int n) { return elements[1] + n; }
//^ device error[device-code.undefined]: identifier "elements" is undefined in device code
