/*---
says: Device code reads, writes or points to a variable of the host, through a member or an element too; each operator that does both is said twice. Instances are looked at.
rules: call.variable-access, call.variable
runs: device reject
---*/
struct S {
  int v;
  static int member;
  static const int k = 3;
};
int a;
const int k = 3;
S s;
int arr[4];
int *p;
int &r = a;
static int internal;
extern int declared;
namespace N {
int nv;
}
__device__ void take(int) {}
__device__ void refer(const int &) {}
__device__ int plus() { return a + 1; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
__device__ int member() { return s.v; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "s" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "s" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "s" cannot be directly read in a __device__/__global__ function
__device__ int element() { return arr[1]; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "arr" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "arr" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "arr" cannot be directly read in a __device__/__global__ function
__device__ int *decays() { return arr; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "arr" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "arr" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "arr" cannot be directly taken in a __device__/__global__ function
__device__ int behind() { return *p; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "p" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "p" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "p" cannot be directly read in a __device__/__global__ function
__device__ void argument() { take(a); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
__device__ void reference() { refer(a); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__device__ void assigned() { a = 1; }
//^ @-13.1 warning[variable.written-by-device]: a host variable "a" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.written-by-device]: a host variable "a" cannot be directly written in a __device__/__global__ function
__device__ void compound() { a += 2; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ @-13.1 warning[variable.written-by-device]: a host variable "a" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host variable "a" cannot be directly written in a __device__/__global__ function
__device__ void before() { ++a; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ @-13.1 warning[variable.written-by-device]: a host variable "a" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host variable "a" cannot be directly written in a __device__/__global__ function
__device__ void after() { a--; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ @-13.1 warning[variable.written-by-device]: a host variable "a" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host variable "a" cannot be directly written in a __device__/__global__ function
__device__ void inside() { s.v = 1; arr[2] = 3; }
//^ @-13.1 warning[variable.written-by-device]: a host variable "arr" cannot be directly written in a device function
//^ @-13.1 warning[variable.written-by-device]: a host variable "s" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "arr" is undefined in device code
//^ error[device-code.undefined]: identifier "s" is undefined in device code
//^ @13.2- warning[variable.written-by-device]: a host variable "arr" cannot be directly written in a __device__/__global__ function
//^ @13.2- warning[variable.written-by-device]: a host variable "s" cannot be directly written in a __device__/__global__ function
__device__ void behind_written() { *p = 4; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "p" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "p" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "p" cannot be directly read in a __device__/__global__ function
__device__ int static_member() { return S::member + s.member; }
//^ @-13.1 warning[variable.read-by-device]: a host member "S::member" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host member "S::member" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "S::member" is undefined in device code
//^ error[device-code.undefined]: identifier "S::member" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host member "S::member" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host member "S::member" cannot be directly read in a __device__/__global__ function
__device__ int scoped() { return N::nv; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "N::nv" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "N::nv" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "N::nv" cannot be directly read in a __device__/__global__ function
__device__ int constants() { return k + S::k; }
__device__ const int *of_constant() { return &k; }
//^ error[device-code.undefined]: identifier "k" is undefined in device code
__device__ int *address() { return &a; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__device__ int *address_inside() { return &arr[1]; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "arr" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "arr" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "arr" cannot be directly taken in a __device__/__global__ function
__device__ int *address_of_member() { return &s.v; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "s" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "s" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "s" cannot be directly taken in a __device__/__global__ function
__device__ void discarded() { (void)a; a; }
__device__ void declared_here() { int &x = a; int z = a; (void)x, (void)z; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__global__ void kernel() { a = 1; }
//^ @-13.1 warning[variable.written-by-device]: a host variable "a" cannot be directly written in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.written-by-device]: a host variable "a" cannot be directly written in a __device__/__global__ function
__host__ __device__ int both() { return a; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
template <class T>
__device__ int pattern(T x) { return a + x; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
__device__ int uses_pattern() { return pattern(1); }
static __device__ int unused() { return a; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
__device__ int closure() { auto l = [] { return a; }; return l(); }
//^ @-13.1 warning[variable.read-by-device]: a host variable "a" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "a" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "a" cannot be directly read in a __device__/__global__ function
__device__ int declarations() { return internal + declared; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "declared" cannot be directly read in a device function
//^ @-13.1 warning[variable.read-by-device]: a host variable "internal" cannot be directly read in a device function
//^ error[device-code.undefined]: identifier "declared" is undefined in device code
//^ error[device-code.undefined]: identifier "internal" is undefined in device code
//^ @13.2- warning[variable.read-by-device]: a host variable "declared" cannot be directly read in a __device__/__global__ function
//^ @13.2- warning[variable.read-by-device]: a host variable "internal" cannot be directly read in a __device__/__global__ function
__device__ int unevaluated() { return sizeof(a); }
