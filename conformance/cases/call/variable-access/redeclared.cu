/*---
says: A use sees the memory space of the declarations before it, in a class those before its end, in an instance all.
rules: call.variable-access
runs: host accept, device accept
deviation: oracle host BUG the memory space of a variable is that of all its declarations, wherever it is used
deviation: oracle device BUG the memory space of a variable is that of all its declarations, wherever it is used
---*/
struct P { int a; };
extern P one;
extern int two;
extern int three[4];
__device__ int read(const P &p) { return p.a; }
__device__ int addressed() { return read(one); }
//^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "one" cannot be directly taken in a device function
//^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "one" cannot be directly taken in a __device__/__global__ function
__device__ int named() { return two; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "two" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "two" cannot be directly read in a __device__/__global__ function
__device__ int element(int i) { return three[i]; }
//^ device@-13.1 warning[variable.read-by-device]: a host variable "three" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "three" cannot be directly read in a __device__/__global__ function
__device__ void written() { two = 1; }
//^ device@-13.1 warning[variable.written-by-device]: a host variable "two" cannot be directly written in a device function
//^ device@13.2- warning[variable.written-by-device]: a host variable "two" cannot be directly written in a __device__/__global__ function
template <class T> __device__ T in_instance() { return two; }
struct M { __device__ int member() { return two; } int of_host() { return two; } };
//^ device@-13.1 warning[variable.read-by-device]: a host variable "two" cannot be directly read in a device function
//^ device@13.2- warning[variable.read-by-device]: a host variable "two" cannot be directly read in a __device__/__global__ function
void host() { two = 2; }
template <class T> T explicit_instance() { return two; }
//^ host warning[variable.read-by-host]: a __device__ variable "two" cannot be directly read in a host function
template int explicit_instance<int>();
__constant__ P one;
//^ device warning[variable.redeclared.with]: a host variable("one") redeclared with __constant__
__device__ int two;
//^ device warning[variable.redeclared.with]: a host variable("two") redeclared with __device__
__device__ int three[4];
//^ device warning[variable.redeclared.with]: a host variable("three") redeclared with __device__
__device__ int later() { return two + in_instance<int>() + M().member(); }
void host_later() { two = 2; }
//^ host warning[variable.written-by-host]: a __device__ variable "two" cannot be directly written in a host function
extern __device__ int four;
//^ device warning[variable.extern-definition]: extern declaration of the entity four is treated as a static definition
int before() { return four; }
//^ host warning[variable.read-by-host]: a __device__ variable "four" cannot be directly read in a host function
extern __constant__ int four;
//^ device warning[variable.redeclared.with]: a __device__ variable("four") redeclared with __constant__
int behind() { return four; }
//^ host warning[variable.read-by-host]: a __constant__ variable "four" cannot be directly read in a host function
