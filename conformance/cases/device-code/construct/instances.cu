/*---
says: Which instances there are; default arguments and initialisers outside of functions are not looked at.
rules: device-code.construct
runs: host accept, device reject
deviation: cufe device BUG local classes and explicit instances of class templates are not looked at
---*/
__device__ void generic() { auto lambda = [](auto x) { throw 1; }; }
//^ device error[device-code.exception]: device code does not support exception handling
__device__ void default_argument(int x = (throw 1, 1)) { }
struct Member { int a = (throw 1, 1); __device__ Member() { } };
__device__ int variable = (throw 1, 1);
template <class T> __device__ void with_local_class() {
  struct Local { __device__ void member() { throw 1; } };
  //^ device error[device-code.exception]: device code does not support exception handling
  Local().member();
}
__device__ void calls_with_local_class() { with_local_class<int>(); }
template <class T> __device__ int unevaluated() { throw 1; return 1; }
__device__ int size() { return sizeof(unevaluated<int>()); }
template <class T> __host__ __device__ auto deduced() { throw 1; return 1; }
//^ device error[device-code.exception]: device code does not support exception handling
__device__ int size_of_deduced() { return sizeof(deduced<int>()); }
template <class T> struct Explicit { __device__ void unused() { throw 1; } };
//^ device error[device-code.exception]: device code does not support exception handling
template struct Explicit<int>;
auto of_namespace = [] { throw 1; };
template <class T> __device__ void specialised() { }
template <> __device__ void specialised<int>() { throw 1; }
//^ device error[device-code.exception]: device code does not support exception handling
