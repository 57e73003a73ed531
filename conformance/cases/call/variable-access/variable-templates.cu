/*---
says: Device code that uses a specialisation of a variable template is told so with its arguments, and the device does not have it.
rules: call.variable-access, call.variable
runs: device reject
---*/
namespace n { template <class T> T W = T(); template <int N> int NV; template <class... T> int PK; }
template <unsigned N, char C, bool B> int V;
template <auto X> int VA;
template <class T> T U = 1;
template <> long U<long> = 3;
template <class T> int H = 1;
template <> __device__ int H<long> = 3;
template <class T> int PS = 1;
template <class T> __device__ int PS<T *> = 2;
template <class T> thread_local int TL = 1;
namespace { template <class T> int Unnamed; }
using n::W;
struct C { int a; };
__device__ int of_namespace() { return n::W<long>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::W<long>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::W<long> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "n::W<long>" cannot be directly read in a __device__/__global__ function
__device__ int of_value() { return n::NV<4>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::NV<4>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::NV<(int)4> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "n::NV<4>" cannot be directly read in a __device__/__global__ function
__device__ int of_pack() { return n::PK<int, long>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::PK<int, long>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::PK<int, long > " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "n::PK<int, long>" cannot be directly read in a __device__/__global__ function
__device__ int of_values() { return V<4u, 'x', true>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "V<4U, 'x', true>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "V<(unsigned int)4u, (char)120, (bool)1> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "V<4U, 'x', true>" cannot be directly read in a __device__/__global__ function
__device__ int of_deduced() { return VA<3> + VA<-3> + VA<3ull> + VA<'c'>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "VA<'c'>" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "VA<-3>" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "VA<3>" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "VA<3ULL>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "VA<(char)99> " is undefined in device code
//^ error[device-code.undefined]: identifier "VA<(int)-3> " is undefined in device code
//^ error[device-code.undefined]: identifier "VA<(int)3> " is undefined in device code
//^ error[device-code.undefined]: identifier "VA<(unsigned long long)3ull> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "VA<'c'>" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "VA<-3>" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "VA<3>" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "VA<3ULL>" cannot be directly read in a __device__/__global__ function
__device__ int specialised() { return U<long>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "U<long>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "U<long> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "U<long>" cannot be directly read in a __device__/__global__ function
__device__ int of_device() { return H<long> + H<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "H<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "H<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "H<int>" cannot be directly read in a __device__/__global__ function
__device__ int partially() { return PS<int *> + PS<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "PS<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "PS<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "PS<int>" cannot be directly read in a __device__/__global__ function
__device__ int of_thread() { return TL<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "TL<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "TL<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "TL<int>" cannot be directly read in a __device__/__global__ function
__device__ int of_unnamed() { return Unnamed<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "<unnamed>::Unnamed<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "_NV_ANON_NAMESPACE::Unnamed<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "<unnamed>::Unnamed<int>" cannot be directly read in a __device__/__global__ function
__device__ int through_using() { return W<int>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::W<int>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::W<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "n::W<int>" cannot be directly read in a __device__/__global__ function
__device__ int in_lambda() { auto l = [] { return n::W<char>; }; return l(); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::W<char>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::W<char> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "n::W<char>" cannot be directly read in a __device__/__global__ function
__device__ int left_out() { return false ? n::W<unsigned> : 1; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::W<unsigned int>" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "n::W<unsigned int>" cannot be directly read in a __device__/__global__ function
__device__ int *address() { return &n::W<int>; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "n::W<int>" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "n::W<int> " is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "n::W<int>" cannot be directly taken in a __device__/__global__ function
__device__ void writes() { int &r = n::W<int>; r = 2; n::W<int>++; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::W<int>" cannot be directly read in a device function
//^ @-13.1 warning[variable.written-by-device]: a host variable "n::W<int>" cannot be directly written in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "n::W<int>" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "n::W<int> " is undefined in device code
//^ error[device-code.undefined]: identifier "n::W<int> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "n::W<int>" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host variable "n::W<int>" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "n::W<int>" cannot be directly taken in a __device__/__global__ function
__device__ int of_class() { return n::W<C>.a + n::W<C *>->a; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::W<C *>" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "n::W<C>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "n::W< ::C *> " is undefined in device code
//^ error[device-code.undefined]: identifier "n::W< ::C> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "n::W<C *>" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "n::W<C>" cannot be directly read in a __device__/__global__ function
template <class T> __device__ int in_device() { return U<T>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "U<float>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "U<float> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "U<float>" cannot be directly read in a __device__/__global__ function
template <class T> __host__ __device__ int in_both() { return U<T>; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "U<double>" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "U<float>" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "U<double> " is undefined in device code
//^ error[device-code.undefined]: identifier "U<float> " is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "U<double>" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "U<float>" cannot be directly read in a __device__/__global__ function
__global__ void kernel() { in_device<float>(); in_both<float>(); }
void host() { in_both<double>(); }
