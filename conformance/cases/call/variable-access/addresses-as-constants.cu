/*---
says: An address of a variable of the host is a constant; device code does not need the variable where the compiler evaluates what is made of the address.
rules: call.variable-access, call.variable
runs: device reject
---*/
int g; int g2; int a[3];
__device__ bool compared1() { return &g == nullptr; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ bool compared2() { return &g != 0; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ bool compared3() { return &g == &g2; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g2" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g2" cannot be directly taken in a __device__/__global__ function
__device__ bool compared4() { bool b = &g; return b; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ bool compared5() { return !&g; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int compared6() { return &g ? 1 : 2; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int compared7(int *p) { return p == &g; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "g" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int compared8() { if (&g) return 1; return 0; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int compared9() { return a == nullptr; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__device__ int compared10() { return &a[1] - &a[0]; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__device__ int compared11() { return nullptr != a; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__device__ int compared12(bool b) { return &g && b; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int compared13() { return &a[1] > a; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__device__ long compared14() { return (long)&g; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "g" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int compared15() { return sizeof(&g) + noexcept(&g); }
__device__ void compared16(bool *r) { *r = &g == nullptr; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__host__ __device__ constexpr int f(const int *p) { return 0; }
__host__ __device__ constexpr int fr(const int &p) { return 0; }
__host__ __device__ constexpr int fv(const int *p) { return *p; }
__host__ __device__ constexpr const int *fp(const int *p) { return p; }
__host__ __device__ int nf(const int *p) { return 0; }
__host__ __device__ constexpr int f2(const int *p, int i) { return i; }
struct L { int x; __host__ __device__ constexpr L(const int *) : x(1) {} __host__ __device__ constexpr int m(const int *) const { return x; } };
__device__ int evaluated1() { return f(&g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated2() { return f(a); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "a" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated3() { return fr(g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated6() { return nf(&g); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "g" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated7(int i) { return f2(&g, i); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ error[device-code.undefined]: identifier "g" is undefined in device code
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated8() { return f2(&g, 2); }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated9() { L l(&g); return l.x; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated10() { return L(&g).x; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
__device__ int evaluated12() { return f(&g) + 1; }
//^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a device function
//^ @13.2- warning[variable.addressed-by-device]: address of a host variable "g" cannot be directly taken in a __device__/__global__ function
// A subscript may be written before the array.
namespace index_first {
int va[3];
__device__ void reads(int q, const int *p) {
  q = 1[va];
  //^ @-13.1 warning[variable.read-by-device]: a host variable "index_first::va" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host variable "index_first::va" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host variable "index_first::va" cannot be directly read in a __device__/__global__ function
  q = 1[p];
  p = &1[va];
  //^ @-13.1 warning[variable.addressed-by-device]: address of a host variable "index_first::va" cannot be directly taken in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 warning[variable.addressed-by-device]: address of a host variable "index_first::va" cannot be directly taken in a __device__/__global__ function
  //^ @13.5- warning[variable.addressed-by-device]: address of a host variable "index_first::va" cannot be directly taken in a __device__/__global__ function
  q = q[va];
  //^ @-13.1 warning[variable.read-by-device]: a host variable "index_first::va" cannot be directly read in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 warning[variable.read-by-device]: a host variable "index_first::va" cannot be directly read in a __device__/__global__ function
  //^ @13.5- warning[variable.read-by-device]: a host variable "index_first::va" cannot be directly read in a __device__/__global__ function
  1[va] = 3;
  //^ @-13.1 warning[variable.written-by-device]: a host variable "index_first::va" cannot be directly written in a device function
  //^ @-13.1 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "index_first::va" is undefined in device code
  //^ @13.3 warning[variable.written-by-device]: a host variable "index_first::va" cannot be directly written in a __device__/__global__ function
  //^ @13.5- warning[variable.written-by-device]: a host variable "index_first::va" cannot be directly written in a __device__/__global__ function
}
}
