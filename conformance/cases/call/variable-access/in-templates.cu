/*---
says: Of templates of the host the host pass tells what their definitions decide; what hangs on the type of a template parameter is silent.
rules: call.variable-access
runs: host reject
---*/
__device__ int d;
__shared__ int s;
void take(int);
template <class T>
void function(T t) {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ T typed;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ int a[4];
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  int x = v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  v = 2;  // warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  typed = t;
  x = typed;
  a[0] = 1;
  //^ warning[variable.written-by-host]: a __shared__ variable "a" cannot be directly written in a host function
  x = a[t];
  v = t;
  x = d;  // warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
  d = 3;  // warning[variable.written-by-host]: a __device__ variable "d" cannot be directly written in a host function
  d = t;
  d + t;
  take(v);  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  take(d);  // warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
  int *p = &s;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "s" cannot be directly taken in a host function
  T other = v;
}
template <int N>
void number(int n) {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  v = n;  // warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  d = n;  // warning[variable.written-by-host]: a __device__ variable "d" cannot be directly written in a host function
  if (n) {
    v = v + d;
    //^ warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
    //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
    //^ warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  }
}
template <class T>
struct Class {
  void member() {
    __shared__ int v;
    //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
    v = 1;  // warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
    int x = v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
    d = 3;  // warning[variable.written-by-host]: a __device__ variable "d" cannot be directly written in a host function
    x = d;  // warning[variable.read-by-host]: a __device__ variable "d" cannot be directly read in a host function
  }
  template <class U>
  void both(U u) {
    d = 1;  // warning[variable.written-by-host]: a __device__ variable "d" cannot be directly written in a host function
    d = u;
  }
};
template <class... T>
auto lambda(T... t) {
  return [=] { d = 1; };
  //^ warning[variable.written-by-host]: a __device__ variable "d" cannot be directly written in a host function
}
