/*---
says: Functions with parameter packs beside others: an element of a pack is a parameter like any other.
rules: call.space, call.callee-name
runs: host accept, device reject
---*/
template <class T> struct W { T t; };
template <class... T> __device__ int a(T...) { return 1; }
int a(long, char);
template <class... T> int b(const T &...) { return 1; }
__device__ int b(int);
template <class... T> int c(T *...) { return 1; }
__device__ int c(int, int *);
template <class T, class... U> int d(T, U...) { return 1; }
template <class T> __device__ int d(T);
template <class... T> int f(int, T &&...) { return 1; }
__device__ int f(int, int &);
template <class... T> struct M { __host__ __device__ M() {} int m(T...) { return 1; } __device__ int m(int, char) { return 1; } template <class... U> __device__ int n(U...) { return 1; } int n(T...) { return 2; } };
template <class... T> int i(T..., ...) { return 1; }
__device__ int i(int, int);
__device__ void k1(int x) { a(1, 'c'); a(1L, 'c'); a(x); a(); a(1L, x); a<long, char>(1, 2); }
//^ device error[call.host-from-device]: calling a __host__ function("a(long, char)") from a __device__ function("k1") is not allowed
//^ device error[device-code.undefined]: identifier "a" is undefined in device code
__device__ void k2(int x, long y) { b(x); b(y); b(x, x); b(); b(1); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::b< > (const T1 &...)") from a __device__ function("k2") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::b<int, int > (const T1 &...)") from a __device__ function("k2") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::b<long > (const T1 &...)") from a __device__ function("k2") is not allowed
//^ device error[device-code.undefined]: identifier "b< > " is undefined in device code
//^ device error[device-code.undefined]: identifier "b<int, int > " is undefined in device code
//^ device error[device-code.undefined]: identifier "b<long > " is undefined in device code
__device__ void k3(int x, int *p) { c(1, p); c(p, p); c(p); c(0, p); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::c<int > (T1 *...)") from a __device__ function("k3") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::c<int, int > (T1 *...)") from a __device__ function("k3") is not allowed
//^ device error[device-code.undefined]: identifier "c<int > " is undefined in device code
//^ device error[device-code.undefined]: identifier "c<int, int > " is undefined in device code
__device__ void k4(int x, int *p) { d(1); d(1, p); d(p, 1, 2); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::d<int *, int, int > (T1, T2...)") from a __device__ function("k4") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::d<int, int * > (T1, T2...)") from a __device__ function("k4") is not allowed
//^ device error[device-code.undefined]: identifier "d<int *, int, int > " is undefined in device code
//^ device error[device-code.undefined]: identifier "d<int, int * > " is undefined in device code
__device__ void k6(int x, const int y) { f(1, x); f(1, 2); f(1, y); f(1); f(1, x, x); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::f< > (int, T1 &&...)") from a __device__ function("k6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::f<const int & > (int, T1 &&...)") from a __device__ function("k6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::f<int &, int & > (int, T1 &&...)") from a __device__ function("k6") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("int ::f<int > (int, T1 &&...)") from a __device__ function("k6") is not allowed
//^ device error[device-code.undefined]: identifier "f< > " is undefined in device code
//^ device error[device-code.undefined]: identifier "f<const int & > " is undefined in device code
//^ device error[device-code.undefined]: identifier "f<int &, int & > " is undefined in device code
//^ device error[device-code.undefined]: identifier "f<int > " is undefined in device code
__device__ void k8(M<int, int> x) { x.m(1, 2); x.m(1, 'c'); x.n(1, 2); x.n(1, 'c'); x.n(1); }
//^ device error[call.host-from-device]: calling a __host__ function("M<int, int > ::m(int, int)") from a __device__ function("k8") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("M<int, int > ::n(int, int)") from a __device__ function("k8") is not allowed
//^ device error[device-code.undefined]: identifier "M<int, int > ::m" is undefined in device code
//^ device error[device-code.undefined]: identifier "M<int, int > ::n" is undefined in device code
__device__ void k9(int x, char y) { i(1, 2); i(1); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::i<int > (T1..., ...)") from a __device__ function("k9") is not allowed
//^ device error[device-code.undefined]: identifier "i<int > " is undefined in device code
