/*---
says: The function that a type is local to is shown by its last name, and a type by the typedef-name that it has for linkage; what is told stands at the name or at the `{`.
rules: lambda.kernel-argument
runs: host accept, device accept
---*/
template <class T> __global__ void k(T) {}
namespace n {
struct S {
  __host__ __device__ explicit operator bool() { struct L {}; (void)&k<L>; return true; }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "operator __nv_bool") used in global function "k" template argument, the global function cannot be launched from host code.
  __host__ __device__ operator const bool *() { struct L {}; (void)&k<L>; return nullptr; }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "operator const __nv_bool *") used in global function "k" template argument, the global function cannot be launched from host code.
  __host__ __device__ int operator()(int) { struct L {}; (void)&k<L>; return 1; }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "operator()") used in global function "k" template argument, the global function cannot be launched from host code.
  __host__ __device__ void *operator new(decltype(sizeof(0))) { struct L {}; (void)&k<L>; return nullptr; }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "operator new") used in global function "k" template argument, the global function cannot be launched from host code.
  template <class U> __host__ __device__ void both(U) { struct L {}; (void)&k<L>; }
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "both") used in global function "k" template argument, the global function cannot be launched from host code.
};
}
__host__ __device__ int operator""_x(unsigned long long) { struct L {}; (void)&k<L>; return 1; }
//^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "operator ""_x") used in global function "k" template argument, the global function cannot be launched from host code.
__host__ __device__ void typedefs() {
  typedef struct
  {
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "T" (defined in "typedefs") used in global function "k" template argument, the global function cannot be launched from host code.
  } T;
  (void)&k<T>;
  using U = struct
  {
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "U" (defined in "typedefs") used in global function "k" template argument, the global function cannot be launched from host code.
  };
  (void)&k<U>;
  struct
  {
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "struct <unnamed>" (defined in "typedefs") used in global function "k" template argument, the global function cannot be launched from host code.
    int a;
  } x;
  (void)&k<decltype(x)>;
  {
    struct Deep {};
    //^ device warning[lambda.kernel-argument.not-launched]: a local type "Deep" (defined in "typedefs") used in global function "k" template argument, the global function cannot be launched from host code.
    (void)&k<Deep>;
  }
  {
    struct Deep {};
    //^ device warning[lambda.kernel-argument.not-launched]: a local type "Deep" (defined in "typedefs") used in global function "k" template argument, the global function cannot be launched from host code.
    (void)&k<Deep>;
  }
}
__host__ __device__ void lambdas() {
  auto l = [](int a) {
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "lambda [](int)->void" (defined in "lambdas") used in global function "k" template argument, the global function cannot be launched from host code.
    struct L {};
    //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "lambdas") used in global function "k" template argument, the global function cannot be launched from host code.
    (void)&k<L>;
  };
  l(1);
  (void)&k<decltype(l)>;
}
template <class T> struct Member {
  __host__ __device__ void out();
  struct Inner { __host__ __device__ void m() { struct L { T t; }; (void)&k<L>; } };
  //^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "m") used in global function "k" template argument, the global function cannot be launched from host code.
};
template <class U> __host__ __device__ void Member<U>::out() { struct L { U u; }; (void)&k<L>; }
//^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "out") used in global function "k" template argument, the global function cannot be launched from host code.
template <class T> struct Member<T *> { __host__ __device__ void partial() { struct L { T t; }; (void)&k<L>; } };
//^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "partial") used in global function "k" template argument, the global function cannot be launched from host code.
template <> struct Member<void> { __host__ __device__ void full() { struct L {}; (void)&k<L>; } };
//^ device warning[lambda.kernel-argument.not-launched]: a local type "L" (defined in "full") used in global function "k" template argument, the global function cannot be launched from host code.
__device__ void of_device() {
  n::S().both(1);
  Member<int>().out();
  Member<int>::Inner().m();
  Member<int *>().partial();
  Member<void>().full();
}
