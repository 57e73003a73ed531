/*---
says: Constants of pointer and enumeration types are read by nobody, as those of integral types are.
rules: call.variable-access
runs: host reject
---*/
typedef struct St *Handle;
void take(Handle); void takei(const int *); __global__ void k(int); struct St {}; extern int e; constexpr int *cp = nullptr; void tk(int);
enum En { A, B };
void h() {
  __shared__ const Handle s = 0; take(s); k<<<1, 1, 0, (cudaStream_t)s>>>(1);
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
  static __device__ const Handle n = nullptr; take(n);
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  static __device__ int *const p = &e; takei(p);
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  static __device__ int *const q = (int *)8; takei(q);
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  static __device__ int *const r = cp; takei(r);
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  static __device__ const int *t = 0; takei(t);
  //^ warning[variable.read-by-host]: a __device__ variable "t" cannot be directly read in a host function
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  static __device__ const En en = A; tk(en);
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  static __device__ const float fl = 1.0f; tk(fl);
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  static __device__ const int i = A; tk(i);
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
}
