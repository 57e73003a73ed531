/*---
says: The arguments of a launch initialise the parameters of the kernel in the function that launches, whatever the parameters are: packs, class objects, what lists make.
rules: call.variable-access
runs: host@-13.1 reject, host@13.2 accept, host@13.3 reject, host@13.4 accept, host@13.5- reject
arguments: --device-c
---*/
__device__ int dv; __constant__ float cf; __device__ int da[4]; __managed__ int mv; __constant__ int *cp;
struct S { int a; };
__device__ S ds;
__global__ void k(int a, int b);
__global__ void kf(float a);
__global__ void kp(int *p, S s);
__global__ void ks(S s, int a);
template <class T> __global__ void kt(T a, int b) {}
template <class... T> __global__ void kv(T... a) {}
struct K { int m; void f() { k<<<1, 1>>>(dv, m); } };
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
void plain() {
  __shared__ unsigned n;
  //^ @-13.1 error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ @13.3 error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ @13.5- error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  k<<<1, 1>>>(1, n);
  //^ @-13.1 warning[variable.read-by-host]: a __shared__ variable "n" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __shared__ variable "n" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __shared__ variable "n" cannot be directly read in a host function
  k<<<1,
      dv>>>(1,
      //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
      //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
      //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
            dv);
            //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
            //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
            //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  kf<<<1, 1>>>(cf);
  //^ @-13.1 warning[variable.read-by-host]: a __constant__ variable "cf" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __constant__ variable "cf" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __constant__ variable "cf" cannot be directly read in a host function
  k<<<1, 1>>>(ds.a, (da[1]));
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "da" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "da" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "da" cannot be directly read in a host function
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  kp<<<1, 1>>>(da, ds);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  kp<<<1, 1>>>(cp, S{1});
  //^ @-13.1 warning[variable.read-by-host]: a __constant__ variable "cp" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __constant__ variable "cp" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __constant__ variable "cp" cannot be directly read in a host function
  k<<<1, 1>>>(mv, -dv);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void through_pointer(void (*fp)(int, int)) { fp<<<1, 1>>>(dv, 1); }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
void in_lambda(int c) { auto l = [&] { k<<<1, 1>>>(dv, c); }; l(); }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
void of_templates() {
  kt<<<1, 1>>>(dv, dv + 1);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  kt<int><<<1, 1>>>(1, dv);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  kv<<<1, 1>>>(dv, 1, ds);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void of_lists() {
  ks<<<1, 1>>>({dv}, 1);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  kp<<<1, 1>>>(&dv, {dv});
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
template <class T> void in_template(T t) {
  k<<<1, 1>>>(dv, t);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
  kt<<<1, 1>>>(t, ds.a);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "ds" cannot be directly read in a host function
}
template void in_template<int>(int);
__host__ __device__ void of_both(int i) { k<<<1, 1>>>(dv, i); }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
