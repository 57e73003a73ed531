/*---
says: The result of a kernel template may be that of a call that the instance makes: of an object, of a member.
rules: kernel.return.void
runs: host reject, device reject
---*/
struct Nothing { __host__ __device__ void operator()(int) const; };
struct Number { __host__ __device__ int operator()(int) const; };
struct Both { __host__ __device__ void operator()(int) const; __host__ __device__ int operator()(char) const; };
struct NonConst { __host__ __device__ int operator()(int); };
struct Derived : Number {};
template <class T> struct Gen { __host__ __device__ T operator()(int) const; };
struct M { int m(int) const; void v() const; int x; };
template <class T, class F> __global__ auto k1(int n, F f) -> decltype(f(n)) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class F> __global__ auto k2(char n, F f) -> decltype(f(n)) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class F> __global__ auto k3(int n, const F f) -> decltype(f(n)) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class F> __global__ auto k4(F f) -> decltype(f.m(1)) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class F> __global__ auto k5(F f) -> decltype(f.v()) { }
template <class F> __global__ auto k6(F f) -> decltype(f) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class F> __global__ auto k7(F *f) -> decltype((*f)(1)) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class F> __global__ auto k8(F *f) -> decltype(f->v()) { }
template <class F> __global__ auto k9(F f) -> decltype((void)f(1)) { }
template <class F> __global__ auto k10(F f) -> decltype(f(1), void()) { }
template <class F> __global__ decltype(F()(1)) k11(F f) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class F> __global__ auto k12(F f, int (&a)[3]) -> decltype(f(a[0])) { }
template <class F> __global__ auto k13(F f) -> decltype(f + 1) { }
//^ error[kernel.return.void]: a __global__ function must have a void return type
__global__ auto k14(Number f) -> decltype(f(1)) {}
//^ error[kernel.return.void]: a __global__ function must have a void return type
__global__ auto k15(Nothing f) -> decltype(f(1)) {}
void use(int (&a)[3]) {
  k1<int><<<1, 1>>>(1, Nothing());
  k1<int><<<1, 1>>>(1, Number());
  k1<int><<<1, 1>>>(1, Both());
  k1<int><<<1, 1>>>(1, NonConst());
  k1<int><<<1, 1>>>(1, Derived());
  k1<int><<<1, 1>>>(1, Gen<void>());
  k1<int><<<1, 1>>>(1, Gen<int>());
  k2<<<1, 1>>>(1, Both());
  k3<<<1, 1>>>(1, Number());
  k4<<<1, 1>>>(M());
  k5<<<1, 1>>>(M());
  k6<<<1, 1>>>(M());
  k7<<<1, 1>>>((Number *)nullptr);
  k7<<<1, 1>>>((Nothing *)nullptr);
  k8<<<1, 1>>>((M *)nullptr);
  k9<<<1, 1>>>(Number());
  k10<<<1, 1>>>(Number());
  k11<<<1, 1>>>(Number());
  k11<<<1, 1>>>(Nothing());
  k13<<<1, 1>>>(1);
}
