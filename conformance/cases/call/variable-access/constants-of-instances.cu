/*---
says: What device code does with constants of instances, or does not evaluate, needs no variable; the address of one does.
rules: call.variable-access, call.variable
runs: device reject
---*/
template <class T> struct S { static const int c = 3; static constexpr int k = 4; static constexpr T kt = 5; static const T ct; static constexpr int arr[3] = {1, 2, 3}; static T a2[2]; static T &r; static volatile int vo; static const char *s; static const char *const sc; static int f; int nf; };
template <class T> const T S<T>::ct = 1;
template <class T> T S<T>::a2[2];
template <class T> volatile int S<T>::vo;
template <class T> constexpr T K = 1;
template <class T> const int C = 1;
template <class T> T V = 1;
template <class T> constexpr int A[2] = {1, 2};
struct P { int x, y; constexpr P() : x(1), y(2) {} };
template <class T> constexpr P PC{};
template <class T> P PV{};
template <class T> int *PP;
__device__ int d1() { return S<char>::c + S<char>::k + S<char>::kt; }
__device__ int d2() { return S<int>::ct; }
__device__ int d4(int i) { return S<int>::a2[1] + S<int>::a2[i]; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::a2 [with T=int]" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::a2 [with T=int]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<int> ::a2" is undefined in device code
//^ error[device-code.undefined]: identifier "S<int> ::a2" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::a2 [with T=int]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::a2 [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ int d6() { return S<int>::vo; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::vo [with T=int]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<int> ::vo" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::vo [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ const char *d8() { return S<int>::s; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::s [with T=int]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<int> ::s" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::s [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ int d10() { return sizeof(S<int>::f) + sizeof(V<int>) + sizeof S<int>::a2; }
__device__ decltype(V<int>) d11() { return noexcept(V<int>) ? 1 : 2; }
__device__ int d12() { if constexpr (false) return V<int>; else return K<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
__device__ int d13() { if (false) return V<int>; return 0; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
__device__ int d14() { return true ? 1 : V<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
__device__ int d15() { return false && V<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
__device__ int d16() { const int &r = K<int>; return r; }
//^ error[device-code.undefined]: identifier "K<int> " is undefined in device code
__device__ int d18() { return PC<int>.x; }
__device__ int d19() { P p = PC<int>; return p.x; }
__device__ int d20() { return PV<int>.x; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "PV<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "PV<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "PV<int>" cannot be directly read in a __device__/__global__ function
__device__ int *d22() { return PP<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "PP<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "PP<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "PP<int>" cannot be directly read in a __device__/__global__ function
__device__ int d23() { return *PP<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "PP<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "PP<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "PP<int>" cannot be directly read in a __device__/__global__ function
__device__ int d25() { return C<int>; }
__device__ int d26(S<int> *p) { return p->nf + p->c + p->f + (*p).f; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<int> ::f" is undefined in device code
//^ error[device-code.undefined]: identifier "S<int> ::f" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ constexpr int d28() { return K<int> + C<int> + S<int>::k; }
__host__ __device__ constexpr int d29(int i) { return i ? K<int> : A<char>[i]; }
__global__ void k1() { V<int> += 1; --S<int>::f; S<int>::a2[0] = 1; PV<int>.x = 3; }
//^ @-13.1 warning[variable.written-by-device]: a host member "S<T>::a2 [with T=int]" cannot be directly written in a device function
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a device function
//^ @-13.1 warning[variable.written-by-device]: a host member "S<T>::f [with T=int]" cannot be directly written in a device function
//^ @-13.1 warning[variable.written-by-device]: a host variable "PV<int>" cannot be directly written in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ @-13.1 warning[variable.written-by-device]: a host variable "V<int>" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "PV<int> " is undefined in device code
//^ error[device-code.undefined]: identifier "S<int> ::a2" is undefined in device code
//^ error[device-code.undefined]: identifier "S<int> ::f" is undefined in device code
//^ error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ @13.2- warning[variable.written-by-device]: a host member "S<T>::a2 [with T=int]" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host member "S<T>::f [with T=int]" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host variable "PV<int>" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host variable "V<int>" cannot be directly written in a __device__/__global__ function
template <class T> __device__ int ut() { return V<int> + V<T>; }
__device__ int lam2() { int r = 0; auto l = [&]() { r += S<int>::f; }; l(); return r; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S<int> ::f" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S<T>::f [with T=int]" cannot be directly read in a __device__/__global__ function
__device__ int arr[K<int>];
__device__ int gi = K<int>;
