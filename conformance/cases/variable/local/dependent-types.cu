/*---
says: A variable of a block whose type depends on template parameters is one, and no function, whatever its type-specifier names; the host pass judges it in the template.
rules: variable.local
runs: host reject
---*/
template <class T, int N> struct BL { typedef T *TempStorage; typedef T type; };
template <class T, int N> void kernel_without_annotation() {
  typedef BL<unsigned char, N> LC; typedef BL<T, N * 2> ST; using U = T; typedef typename ST::TempStorage TS;
  __shared__ T one;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ typename LC::TempStorage lc;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ typename ST::TempStorage st;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ LC l1;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  static __shared__ T s3;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ U u1;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ TS ts;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ BL<T, N> b1;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ BL<int, 3> b2;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ typename BL<T, N>::type bt;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ T a1, a2[N], *a3;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
}
template <class T> struct CC {
  typedef T X;
  void m() { __shared__ X two; __shared__ CC three; __shared__ typename CC<T>::X five; }
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __host__ __device__ void hd() { __shared__ X x; }
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
};
