/*---
says: Instances of variable templates are variables of the host where they have no memory space; device code is told where it needs them, and not where their values are constants.
rules: call.variable, call.variable-access
runs: host accept, device reject
deviation: cufe device N-I variables of instances have no names yet
---*/
template <class T> T V;
template <class T> T W = 1;
template <class T> const T C = 1;
template <class T> constexpr T K = 1;
template <class T> T A[2];
template <class T> int *L = nullptr;
template <class T> int &R = *new int;
struct P { int x; };
namespace n {
template <class T, int N> T W;
}
namespace {
template <class T> T U;
}
__device__ int reads() { return V<int> + V<unsigned>; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<unsigned int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "V<unsigned int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<unsigned int>" cannot be directly read in a __device__/__global__ function
__device__ int constants() { return C<int> + K<int> + (int)K<double> + C<long>; }
__device__ void writes() { V<int> = 1; V<long>++; V<int> += 2; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host variable "V<int>" cannot be directly written in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host variable "V<int>" cannot be directly written in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host variable "V<long>" cannot be directly written in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "V<long> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host variable "V<int>" cannot be directly written in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host variable "V<int>" cannot be directly written in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host variable "V<long>" cannot be directly written in a __device__/__global__ function
__device__ int *address() { return &V<int>; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "V<int>" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "V<int>" cannot be directly taken in a __device__/__global__ function
__device__ const int *address_of_constant() { return &C<int>; }
//^ device error[device-code.undefined]: identifier "C<int> " is undefined in device code
__device__ int element() { return A<int>[1]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "A<int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "A<int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "A<int>" cannot be directly read in a __device__/__global__ function
__device__ int *decays() { return A<int>; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "A<int>" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "A<int> " is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "A<int>" cannot be directly taken in a __device__/__global__ function
__device__ int loop() { int s = 0; for (int i : A<int>) s += i; return s; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "A<int>" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "A<int> " is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "A<int>" cannot be directly taken in a __device__/__global__ function
__device__ int unevaluated() { return sizeof(V<int>) + sizeof(decltype(V<long>)); }
__device__ int binds() { const int &q = K<int>; int &s = V<int>; return q + s; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "V<int>" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "K<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "V<int>" cannot be directly taken in a __device__/__global__ function
__device__ int discarded() { if constexpr (false) return V<short>; if (false) return V<unsigned>; return 0; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<short>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<unsigned int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<unsigned int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<short>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<unsigned int>" cannot be directly read in a __device__/__global__ function
__device__ void no_value() { V<int>; (void)V<int>; V<volatile int>; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<volatile int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<volatile int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<volatile int>" cannot be directly read in a __device__/__global__ function
__device__ int part() { return V<P>.x; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<P>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V< ::P> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<P>" cannot be directly read in a __device__/__global__ function
__device__ int list() { int z[2] = {V<int>, V<long>}; return z[0]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "V<long> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a __device__/__global__ function
__device__ int &choice(bool b) { return b ? V<int> : W<int>; }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "V<int>" cannot be directly taken in a device function
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "W<int>" cannot be directly taken in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "W<int> " is undefined in device code
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "V<int>" cannot be directly taken in a __device__/__global__ function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "W<int>" cannot be directly taken in a __device__/__global__ function
__device__ int of_const() { return W<const int>; }
__device__ const int *address_of_const() { return &W<const int>; }
//^ device error[device-code.undefined]: identifier "W<const int> " is undefined in device code
__device__ int in_namespaces() { return n::W<int, 3> + U<int>; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "<unnamed>::U<int>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "n::W<int, 3>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::U<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "n::W<int, (int)3> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "<unnamed>::U<int>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "n::W<int, 3>" cannot be directly read in a __device__/__global__ function
__device__ int through() { return *L<int> + L<char>[1]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "L<char>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "L<int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "L<char> " is undefined in device code
//^ device error[device-code.undefined]: identifier "L<int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "L<char>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "L<int>" cannot be directly read in a __device__/__global__ function
__device__ int reference() { return R<int>; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "R<int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "R<int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "R<int>" cannot be directly read in a __device__/__global__ function
__global__ void kernel(int *p) { *p = V<int>; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
__host__ __device__ int both() { return V<int>; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
int host() { return V<int> + C<int>; }
template <class T> __device__ T in_template() { return V<T> + C<T>; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "V<long> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<long>" cannot be directly read in a __device__/__global__ function
__device__ int instances() { return in_template<int>() + in_template<long>(); }
template <class T> __global__ void kernel_template(T *p) { *p = V<T>; W<T> = *p; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device@-13.1 warning[variable.written-by-device]: a host variable "W<int>" cannot be directly written in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device error[device-code.undefined]: identifier "W<int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
//^ device@13.2- warning[variable.written-by-device]: a host variable "W<int>" cannot be directly written in a __device__/__global__ function
void launches(int *p) { kernel_template<<<1, 1>>>(p); }
__device__ int lambda() { auto l = [] { return V<int>; }; return l(); }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a device function
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
//^ device@13.2- warning[variable.read-by-device]: a host variable "V<int>" cannot be directly read in a __device__/__global__ function
__device__ int *initialised = &V<int>;
//^ device error[device-code.undefined]: identifier "V<int> " is undefined in device code
